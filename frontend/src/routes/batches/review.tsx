import { useParams } from 'react-router';
import { BatchReview } from '../../features/batches/index.ts';

export function Component() {
  const { id = '' } = useParams();
  return <BatchReview id={id} />;
}
