import { useParams } from 'react-router';
import { DesignPage } from '../features/designs/index.ts';

export function Component() {
  const { id = '' } = useParams();
  return <DesignPage key={id} id={id} />;
}
