import { useParams } from 'react-router';
import { UserDetails } from '../../features/admin/index.ts';
import { useTitle } from '../../lib/hooks/use-title.ts';

export function Component() {
  const { id = '' } = useParams();
  useTitle('User details');
  return <UserDetails key={id} id={id} />;
}
