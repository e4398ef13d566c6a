import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useGetCredits } from '../../api/generated/credits/credits.ts';
import { Button } from '../../components/ui/button.tsx';
import { Popover, PopoverClose } from '../../components/ui/popover.tsx';
import { QueryState } from '../../components/ui/state/query-state.tsx';
import { LotList } from './lot-list.tsx';

export function CreditsPopover({ trigger }: { trigger: ReactElement }) {
  return (
    <Popover defaultOpen label="Your credits" trigger={trigger}>
      <ExpiryList />
    </Popover>
  );
}

function ExpiryList() {
  const query = useGetCredits({ query: { refetchOnMount: 'always' } });
  return (
    <div className="grid gap-4">
      <h2 className="text-lg">When your credits expire</h2>
      <QueryState query={query}>{({ lots }) => <LotList lots={lots} />}</QueryState>
      <PopoverClose asChild>
        <Button asChild>
          <Link to="/settings/billing">Buy Credits</Link>
        </Button>
      </PopoverClose>
    </div>
  );
}
