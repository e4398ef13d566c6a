import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useGetAuthorizationRequest } from '../../../api/generated/apps/apps.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Logo } from '../../../components/ui/logo.tsx';
import { LoadError } from '../../../components/ui/state/query-state.tsx';
import { ScreenSpinner } from '../../../components/ui/state/spinner.tsx';
import { ConsentForm } from './consent-form.tsx';
import { SignInAgain } from './sign-in-again.tsx';

/** What an app asks for, for its seller to decide. The app has sent the browser here. */
export function Consent({ uid }: { uid: string }) {
  // What is decided is decided: it is not read again while the seller thinks, or comes back to the tab.
  const query = useGetAuthorizationRequest(uid, {
    query: { retry: false, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  });
  if (query.isPending) return <ScreenSpinner />;
  if (query.isError && query.error.status === 404) return <RequestEnded />;
  if (query.isError)
    return (
      <ConsentFrame title="Connect an app">
        <LoadError error={query.error} onRetry={query.refetch} />
      </ConsentFrame>
    );
  return (
    <ConsentFrame title={<AppTitle name={query.data.app.name} />}>
      {query.data.needs_sign_in ? <SignInAgain request={query.data} /> : <ConsentForm uid={uid} request={query.data} />}
    </ConsentFrame>
  );
}

/** As text, in quotes: anybody can call an app anything. */
function AppTitle({ name }: { name: string }) {
  return (
    <>
      Let <bdi>“{name}”</bdi> use your account?
    </>
  );
}

function RequestEnded() {
  return (
    <ConsentFrame title="This request has ended">
      <p>
        It was answered already, stayed open for too long, or began in another browser or for another account. Nothing
        was allowed here.
      </p>
      <p>Go back to the app and connect it to Inkloom again.</p>
      <Button asChild variant="ink" className="justify-self-start">
        <Link to="/dashboard">To your designs</Link>
      </Button>
    </ConsentFrame>
  );
}

function ConsentFrame({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="grid flex-1 grid-rows-[auto_1fr] px-4 py-6 sm:px-6">
      <header className="justify-self-center">
        <Link to="/" className="inline-flex rounded-sm">
          <Logo />
        </Link>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto grid w-full max-w-lg content-center py-8 outline-none">
        <section className="grid gap-6 rounded-lg border bg-card p-5 sm:p-8">
          <h1 className="break-words text-3xl">{title}</h1>
          {children}
        </section>
      </main>
    </div>
  );
}
