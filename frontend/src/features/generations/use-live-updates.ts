import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Generation } from '../../api/temporary.ts';
import { followEvents } from '../../lib/event-stream.ts';

const LISTS = { queryKey: ['/api/generations'] };

/**
 * Writes what the server tells of the user's designs into every list on screen, as it happens.
 *
 * @returns whether the server can be heard right now; while not, lists must be polled
 */
export function useLiveUpdates(): boolean {
  const cache = useQueryClient();
  const [connected, setConnected] = useState(false);
  useEffect(
    () =>
      followEvents('/api/generations/events', {
        onOpen: () => {
          setConnected(true);
          void cache.invalidateQueries(LISTS);
        },
        onClose: () => setConnected(false),
        onEvent: ({ name, data }) => {
          if (name === 'generation') {
            const changed = JSON.parse(data) as Generation;
            cache.setQueriesData<Generation[]>(LISTS, (list) => list && withChanged(list, changed));
          }
          if (name === 'user') void cache.invalidateQueries({ queryKey: ['/api/user'] });
        },
      }),
    [cache],
  );
  return connected;
}

function withChanged(list: Generation[], changed: Generation): Generation[] {
  const known = list.some(({ id }) => id === changed.id);
  return known ? list.map((one) => (one.id === changed.id ? changed : one)) : [changed, ...list];
}
