import { Link } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { Logo } from '../../components/ui/logo.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

/** Parts of the landing page, by their ids. */
const SECTIONS = [
  ['features', 'Features'],
  ['how-it-works', 'How it Works'],
  ['pricing', 'Pricing'],
  ['faq', 'FAQ'],
] as const;

/**
 * The navigation of pages that need no account. `landing`: its links lead to parts of the same page. It holds what a
 * visitor sees and what a signed-in user sees; theme.css shows one of them, so that nothing moves once the session is
 * known.
 */
export function PublicHeader({ landing = false }: { landing?: boolean }) {
  return (
    <header className="sticky top-0 z-30 border-b bg-background print:hidden">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-1 px-4 sm:gap-x-3 sm:px-6">
        <Link to="/" className="my-2.5 mr-auto inline-flex rounded-sm">
          <Logo />
        </Link>
        <SectionLinks landing={landing} />
        {/* Below 360 px there is no room for it: the footer has it. */}
        <span className="max-[22.4rem]:hidden">
          <ThemeToggle />
        </span>
        <Button asChild variant="ink">
          <Link to="/dashboard" data-signed-in>
            Dashboard
          </Link>
        </Button>
        <div data-visitors className="contents">
          <Button asChild variant="quiet" className="px-3 max-[25rem]:px-2 max-[25rem]:text-sm">
            <Link to="/login">Login</Link>
          </Button>
          <Button asChild variant="ink" className="px-3 max-[25rem]:px-2 max-[25rem]:text-sm">
            <Link to="/signup">Sign Up Free</Link>
          </Button>
        </div>
      </div>
    </header>
  );
}

function SectionLinks({ landing }: { landing: boolean }) {
  return (
    <nav
      aria-label="Main"
      data-visitors
      className="order-last -mx-4 flex w-[calc(100%+2rem)] justify-between border-t px-2 text-sm md:order-none md:mx-0 md:w-auto md:border-0 md:p-0 md:text-base lg:mr-3 lg:gap-1"
    >
      {SECTIONS.map(([id, name]) => {
        const className = 'inline-flex min-h-11 items-center px-2 underline-offset-4 hover:underline lg:px-3';
        return landing ? (
          <a key={id} href={`#${id}`} className={className}>
            {name}
          </a>
        ) : (
          <Link key={id} to={id === 'pricing' ? '/pricing' : `/#${id}`} className={className}>
            {name}
          </Link>
        );
      })}
    </nav>
  );
}
