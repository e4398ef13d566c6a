import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDecideAuthorization } from '../../../api/generated/apps/apps.ts';
import type { AuthorizationRequest } from '../../../api/model/authorizationRequest.ts';
import type { DecideAuthorization } from '../../../api/model/decideAuthorization.ts';
import type { Scope } from '../../../api/model/scope.ts';
import { Button } from '../../../components/ui/button.tsx';
import { FieldError } from '../../../components/ui/form/field.tsx';
import { useAuth } from '../../auth/index.ts';
import { AppFacts } from './app-facts.tsx';
import { CreditsField, creditsOf } from './credits-field.tsx';
import { ScopeOptions } from './scope-options.tsx';
import { SignInAgain } from './sign-in-again.tsx';

export interface Choice {
  credits: string;
}

const DEFAULT_CREDITS = '20';

interface ConsentFormProps {
  uid: string;
  request: AuthorizationRequest;
}

export function ConsentForm({ uid, request }: ConsentFormProps) {
  const { app, scopes: asked } = request;
  const [chosen, setChosen] = useState<ReadonlySet<Scope>>(new Set(asked.map(({ scope }) => scope)));
  const form = useForm<Choice>({ defaultValues: { credits: DEFAULT_CREDITS } });
  const { decide, isBusy, goesTo, needsSignIn, error } = useDecision(uid);
  const email = useAuth().session?.user.email;

  if (needsSignIn) return <SignInAgain request={request} />;
  if (goesTo) return <GoingBack name={app.name} to={goesTo} />;
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={form.handleSubmit(({ credits }) => {
        const scopes = asked.map(({ scope }) => scope).filter((scope) => chosen.has(scope));
        decide({ allow: true, scopes, credits_per_day: chosen.has('design') ? creditsOf(credits) : null });
      })}
    >
      <AppFacts app={app} email={email} />
      <ScopeOptions asked={asked} chosen={chosen} onChange={setChosen} />
      {chosen.has('design') && <CreditsField form={form} />}
      {error && <FieldError>{error}</FieldError>}
      <div className="grid grid-cols-2 gap-3">
        <Button disabled={isBusy} size="lg" onClick={() => decide({ allow: false, scopes: [] })}>
          Deny
        </Button>
        <Button variant="spot" type="submit" size="lg" disabled={isBusy || chosen.size === 0}>
          Allow
        </Button>
      </div>
      <p className="text-muted-foreground text-sm">
        You can disconnect it at any time, in Settings under Connected apps.
      </p>
    </form>
  );
}

function useDecision(uid: string) {
  const { mutate, isPending, data, error } = useDecideAuthorization({
    mutation: { onSuccess: ({ redirect_to }) => window.location.assign(redirect_to) },
  });
  const words = error?.status === 404 ? 'This request has ended. Start again from the app.' : error?.message;
  return {
    decide: (decision: DecideAuthorization) => mutate({ uid, data: decision }),
    isBusy: isPending,
    goesTo: data?.redirect_to,
    needsSignIn: error?.code === 'recent_sign_in_required',
    error: words,
  };
}

/** A program on this computer takes the answer, and this page may stay. */
function GoingBack({ name, to }: { name: string; to: string }) {
  return (
    <div role="status" className="grid gap-4">
      <p>
        Taking you back to <bdi>“{name}”</bdi>. Once it says it’s connected, you can close this page.
      </p>
      <Button asChild variant="ink" className="justify-self-start">
        <a href={to}>Go back to the app</a>
      </Button>
    </div>
  );
}
