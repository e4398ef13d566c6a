import { Link } from 'react-router';
import { Button } from '../components/ui/button.tsx';
import { Logo } from '../components/ui/logo.tsx';
import { useTitle } from '../lib/hooks/use-title.ts';

export function Component() {
  useTitle('404 Page Not Found');
  return (
    <main id="main" className="mx-auto grid min-h-[80vh] max-w-xl content-center justify-items-start gap-6 px-4 py-12">
      <Link to="/" className="rounded-sm">
        <Logo />
      </Link>
      <h1 className="text-5xl">404 Page Not Found</h1>
      <p className="text-lg text-muted-foreground">We couldn’t find this page.</p>
      <Button asChild variant="ink">
        <Link to="/">Back to home</Link>
      </Button>
    </main>
  );
}
