import { PricingSection } from '../pricing/index.ts';
import { SAMPLE_DESIGNS } from '../sample-designs/index.ts';
import { PublicHeader } from '../shell/index.ts';
import { Faq } from './faq.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { SampleGallery } from './sample-gallery.tsx';
import { SignUpCall } from './sign-up-call.tsx';
import { StickySignUp } from './sticky-sign-up.tsx';
import { Testimonials } from './testimonials.tsx';
import { useHashTarget } from './use-hash-target.ts';

export function Landing() {
  useHashTarget();
  return (
    <>
      <PublicHeader landing />
      <main id="main" tabIndex={-1} className="overflow-x-clip outline-none">
        <Hero designs={SAMPLE_DESIGNS} />
        <SampleGallery designs={SAMPLE_DESIGNS} />
        <HowItWorks design={SAMPLE_DESIGNS[0]} />
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
