import { useTitle } from '../../lib/use-title.ts';
import { useSampleDesigns } from '../sample-designs/index.ts';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LandingNav } from './landing-nav.tsx';
import { SampleGallery } from './sample-gallery.tsx';
import { SignUpCall } from './sign-up-call.tsx';

export function Landing() {
  useTitle('T-shirts from a sentence');
  const designs = useSampleDesigns();
  return (
    <>
      <LandingNav />
      <main id="main" tabIndex={-1} className="overflow-x-clip outline-none">
        <Hero designs={designs} />
        <SampleGallery designs={designs} />
        <HowItWorks design={designs[0]} />
        <Features />
        <SignUpCall />
      </main>
    </>
  );
}
