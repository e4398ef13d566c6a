import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContactMessages } from '../../../api/generated/admin/admin.ts';
import { ContactState as State } from '../../../api/model/contactState.ts';
import { RadioGroup } from '../../../components/ui/form/radio-group.tsx';
import { Pager } from '../../../components/ui/pager.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { QueryState } from '../../../components/ui/state/query-state.tsx';
import { RowsSkeleton } from '../../../components/ui/state/skeleton.tsx';
import { Message } from './message.tsx';

const PER_PAGE = 25;

const STATE_OPTIONS = [
  { value: State.open, name: 'Open' },
  { value: State.answered, name: 'Answered' },
  { value: State.all, name: 'All' },
];

const EMPTY_TITLES: Record<State, string> = {
  open: 'Every message is answered',
  answered: 'No answered messages yet',
  all: 'No messages yet',
};

export function Inbox() {
  const [{ state, page }, show] = useState<{ state: State; page: number }>({ state: State.open, page: 1 });
  const query = useListContactMessages(
    { state, page, per_page: PER_PAGE },
    { query: { placeholderData: keepPreviousData, refetchOnMount: 'always' } },
  );
  return (
    <div className="grid gap-6">
      <RadioGroup
        label="Messages"
        options={STATE_OPTIONS}
        value={state}
        onChange={(next) => show({ state: next, page: 1 })}
      />
      <QueryState query={query} skeleton={<RowsSkeleton rows={3} className="h-52 max-w-4xl" />}>
        {({ messages, total }) => (
          <>
            {messages.length === 0 ? (
              <EmptyState level="h2" title={EMPTY_TITLES[state]} />
            ) : (
              <ul className="grid max-w-4xl gap-4">
                {messages.map((message) => (
                  <li key={message.id}>
                    <Message message={message} />
                  </li>
                ))}
              </ul>
            )}
            <Pager
              page={page}
              perPage={PER_PAGE}
              total={total}
              itemName={total === 1 ? 'message' : 'messages'}
              onPage={(next) => show({ state, page: next })}
            />
          </>
        )}
      </QueryState>
    </div>
  );
}
