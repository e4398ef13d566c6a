import { useHashTarget } from '../../lib/hooks/use-hash-target.ts';
import { PricingSection } from '../pricing/index.ts';
import { SAMPLE_DESIGNS } from '../sample-designs/index.ts';
import { PublicHeader } from '../shell/index.ts';
import { TryOut } from '../try-out/index.ts';
import { Faq } from './faq.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { SampleGallery } from './sample-gallery.tsx';
import { SignUpCall } from './sign-up-call.tsx';
import { StickySignUp } from './sticky-sign-up.tsx';
import { Testimonials } from './testimonials.tsx';

/** The hero above it begins with the first design: here it is the last. */
const GALLERY = [...SAMPLE_DESIGNS.slice(1), ...SAMPLE_DESIGNS.slice(0, 1)];

export function Landing() {
  useHashTarget();
  return (
    <>
      <PublicHeader landing />
      <main id="main" tabIndex={-1} className="overflow-x-clip outline-none">
        <Hero designs={SAMPLE_DESIGNS} />
        <TryOut />
        <SampleGallery designs={GALLERY} />
        <HowItWorks design={SAMPLE_DESIGNS[4]} />
        <Features />
        <PricingSection />
        <Testimonials designs={SAMPLE_DESIGNS} />
        <Faq />
        <SignUpCall />
        <StickySignUp />
      </main>
    </>
  );
}
