import { useTitle } from '../../lib/use-title.ts';
import { useDesigns } from '../sample-designs/index.ts';
import { Claims } from './claims.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LandingNav } from './landing-nav.tsx';
import { LastCall } from './last-call.tsx';
import { Rack } from './rack.tsx';

/** What a visitor sees: what it makes, how it works, and the door. */
export function Landing() {
  useTitle('T-shirts from a sentence');
  const designs = useDesigns();
  return (
    <>
      <LandingNav />
      <main id="main" tabIndex={-1} className="overflow-x-clip outline-none">
        <Hero designs={designs} />
        <Rack designs={designs} />
        <HowItWorks design={designs[0]} />
        <Claims />
        <LastCall />
      </main>
    </>
  );
}
