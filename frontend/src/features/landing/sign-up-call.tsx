import { Link } from 'react-router';
import { Button } from '../../components/ui/button.tsx';

export function SignUpCall() {
  return (
    <section
      aria-label="Sign up"
      className="mx-auto mb-20 grid max-w-7xl justify-items-start gap-6 px-4 sm:px-6 md:flex md:items-end md:justify-between"
    >
      <h2 className="max-w-3xl text-[clamp(2.6rem,7vw,5.2rem)] leading-[0.9] tracking-[-0.025em] [font-stretch:76%]">
        Your next shirt is a sentence away.
      </h2>
      <Button asChild variant="spot" size="lg" className="shrink-0">
        <Link to="/signup">Sign Up Free</Link>
      </Button>
    </section>
  );
}
