import { Component, type ReactNode, useEffect } from 'react';
import { Link, useRouteError } from 'react-router';
import { Button } from '../components/ui/button.tsx';
import { Logo } from '../components/ui/logo.tsx';
import { useOnline } from '../lib/hooks/use-online.ts';
import { isMissingCode, reloadWhenReachable } from '../lib/missing-code.ts';

/** In place of a page, when it throws or its code could not be loaded. */
export function Crashed() {
  return (
    <main id="main" className="mx-auto grid min-h-[80vh] w-full max-w-xl content-center gap-8 px-4 py-12">
      <Link to="/" className="justify-self-start rounded-sm">
        <Logo />
      </Link>
      <BrokenScreen />
    </main>
  );
}

/** The same within the navigation, which stays. */
export function BrokenScreen() {
  return <Failure error={useRouteError()} />;
}

/** The same around a screen that is not a route's. */
export class ScreenBoundary extends Component<{ children: ReactNode }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    return this.state.error === undefined ? this.props.children : <Failure error={this.state.error} />;
  }
}

function Failure({ error }: { error: unknown }) {
  const isOnline = useOnline();
  const failure = isMissingCode(error) ? `${error}` : null;
  useEffect(() => (failure === null ? undefined : reloadWhenReachable(failure)), [failure]);
  return (
    <div role="alert" className="grid max-w-xl justify-items-start gap-5 py-6">
      <h1 className="text-4xl">{failure === null ? 'Something went wrong here' : 'This screen couldn’t be loaded'}</h1>
      <p className="text-muted-foreground">
        {failure === null
          ? 'Your designs and credits are safe. Reload the page to continue.'
          : 'Your designs and credits are safe. The page reloads automatically when you’re back online.'}
      </p>
      {/* Without a connection a reload would take the navigation away. */}
      <Button variant="ink" disabled={!isOnline} onClick={() => window.location.reload()}>
        Reload
      </Button>
    </div>
  );
}
