import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { forgetLostSession } from '../../../api/client/lost-session.ts';
import { forgetPendingMail } from '../mails/pending-mail.ts';
import { useAuth } from './auth-provider.tsx';
import { returnPath } from './return-path.ts';

/** In place of a form that a signed-in user does not need. */
export function SignedInRedirect() {
  const { session } = useAuth();
  const [path] = useState(() => returnPath(session?.user.id));
  useEffect(() => {
    forgetLostSession();
    forgetPendingMail();
  }, []);
  return <Navigate to={path} replace />;
}
