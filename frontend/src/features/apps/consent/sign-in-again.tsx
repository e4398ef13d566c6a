import { endLostSession, signOutLocally } from '../../../api/client/auth-client.ts';
import type { AuthorizationRequest } from '../../../api/model/authorizationRequest.ts';
import { Button } from '../../../components/ui/button.tsx';
import { useAuth } from '../../auth/index.ts';
import { AppFacts } from './app-facts.tsx';

/** The screen stays, and the sign-in takes its place: then it is asked again. */
export function SignInAgain({ request }: { request: AuthorizationRequest }) {
  const email = useAuth().session?.user.email;
  return (
    <>
      <AppFacts app={request.app} email={email} />
      <p>You signed in here a while ago. Sign in again to show that it’s you, then decide what the app may do.</p>
      <Button variant="spot" size="lg" onClick={() => void signOutLocally().catch(endLostSession)}>
        Sign in again
      </Button>
    </>
  );
}
