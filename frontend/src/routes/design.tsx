import { useParams } from 'react-router';
import { DesignPage } from '../features/design/index.ts';

export function Component() {
  const { id = '' } = useParams();
  return <DesignPage key={id} id={id} />;
}
