import { useParams } from 'react-router';
import { Consent } from '../features/apps/index.ts';
import { useTitle } from '../lib/hooks/use-title.ts';
import { WithSession } from './signed-in.tsx';

export function Component() {
  const { uid = '' } = useParams();
  useTitle('Connect an app');
  return (
    <WithSession>
      <Consent key={uid} uid={uid} />
    </WithSession>
  );
}
