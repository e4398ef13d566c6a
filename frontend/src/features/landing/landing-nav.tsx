import { Link } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { Logo } from '../../components/ui/logo.tsx';
import { ThemeToggle } from '../shell/index.ts';

export function LandingNav() {
  return (
    <header className="sticky top-0 z-30 border-b bg-background">
      <div className="mx-auto flex max-w-7xl items-center gap-2 px-4 py-2.5 sm:gap-3 sm:px-6">
        <Link to="/" className="mr-auto rounded-sm">
          <Logo />
        </Link>
        <nav aria-label="Main" className="mr-4 hidden gap-7 md:flex">
          <a href="#features" className="underline-offset-4 hover:underline">
            Features
          </a>
          <a href="#how-it-works" className="underline-offset-4 hover:underline">
            How it Works
          </a>
        </nav>
        <ThemeToggle />
        <Button asChild variant="quiet" size="sm">
          <Link to="/login">Login</Link>
        </Button>
        <Button asChild variant="ink" size="sm" className="hidden min-[400px]:inline-flex">
          <Link to="/signup">Sign Up Free</Link>
        </Button>
      </div>
    </header>
  );
}
