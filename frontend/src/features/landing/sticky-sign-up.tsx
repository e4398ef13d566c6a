import { X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { readRemembered, remember } from '../../lib/remembered.ts';

const THRESHOLD_PX = 300;
const STORAGE_KEY = 'sticky-cta-dismissed';

/**
 * Offers to sign up once a visitor has scrolled. It sticks within the page's main part and comes to rest above the
 * footer, and `theme.css` leaves its height free below whatever is focused.
 */
export function StickySignUp() {
  const isScrolled = useSyncExternalStore(watchScrolling, isBelowThreshold, () => false);
  const [isDismissed, setDismissed] = useState(() => readRemembered(STORAGE_KEY) !== null);
  if (!isScrolled || isDismissed) return null;

  function dismiss() {
    remember(STORAGE_KEY, 'true');
    setDismissed(true);
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <section
      aria-label="Free designs"
      data-sticky-sign-up
      className="sticky bottom-0 z-20 animate-rise bg-foreground text-background"
    >
      <div className="mx-auto flex max-w-7xl items-center gap-3 px-4 py-2.5 sm:gap-5 sm:px-6">
        <p className="mr-auto font-[700] font-display text-lg leading-tight [font-stretch:84%] sm:text-xl">
          10 free designs on signup.
        </p>
        <Button asChild variant="spot" className="outline-background">
          <Link to="/signup">Sign Up Free</Link>
        </Button>
        <Button
          variant="quiet"
          size="icon"
          aria-label="Dismiss"
          className="-mr-2 text-background outline-background hover:bg-background/15"
          onClick={dismiss}
        >
          <X aria-hidden="true" />
        </Button>
      </div>
    </section>
  );
}

function watchScrolling(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

function isBelowThreshold(): boolean {
  return window.scrollY > THRESHOLD_PX;
}
