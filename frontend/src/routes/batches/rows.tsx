import { useParams, useSearchParams } from 'react-router';
import { BatchRows, readRowFilter } from '../../features/batches/index.ts';

export function Component() {
  const { id = '' } = useParams();
  const [params, setParams] = useSearchParams();
  return (
    <BatchRows
      id={id}
      filter={readRowFilter(params.get('show'))}
      onFilter={(filter) =>
        setParams(filter ? { show: filter } : {}, {
          replace: true,
          preventScrollReset: true,
          // In a transition React would first set a radio button back that was just pressed.
          flushSync: true,
        })
      }
    />
  );
}
