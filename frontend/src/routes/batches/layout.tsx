import { Outlet, useParams } from 'react-router';
import { BatchFrame } from '../../features/batches/index.ts';

/** A batch: its name, its state and its tabs, with one of the tabs' screens below them. */
export function Component() {
  const { id = '' } = useParams();
  return (
    <BatchFrame key={id} id={id}>
      <Outlet />
    </BatchFrame>
  );
}
