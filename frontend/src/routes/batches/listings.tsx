import { useParams } from 'react-router';
import { BatchListings } from '../../features/batches/index.ts';

export function Component() {
  const { id = '' } = useParams();
  return <BatchListings id={id} />;
}
