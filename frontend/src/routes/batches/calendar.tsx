import { useParams } from 'react-router';
import { BatchCalendar } from '../../features/batches/index.ts';

export function Component() {
  const { id = '' } = useParams();
  return <BatchCalendar id={id} />;
}
