import { Images, Link2, type LucideIcon, UserCheck, Users } from 'lucide-react';
import { useGetAdminStats } from '../../../api/generated/admin/admin.ts';
import type { AdminStats } from '../../../api/model/adminStats.ts';
import { Card } from '../../../components/ui/card.tsx';
import { QueryState } from '../../../components/ui/state/query-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { wholeNumber } from '../../../lib/format.ts';

const CARDS: { name: keyof AdminStats; title: string; Icon: LucideIcon }[] = [
  { name: 'totalUsers', title: 'Total Users', Icon: Users },
  { name: 'activeUsers', title: 'Active Users', Icon: UserCheck },
  { name: 'totalGenerations', title: 'Designs Generated', Icon: Images },
  { name: 'connectedUsers', title: 'Printify Connected', Icon: Link2 },
];

function StatsSkeleton() {
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-6 lg:grid-cols-4">
      {CARDS.map(({ name }) => (
        <Skeleton key={name} className="h-26" />
      ))}
    </div>
  );
}

export function Stats() {
  const query = useGetAdminStats({ query: { refetchOnMount: 'always' } });
  return (
    <QueryState query={query} skeleton={<StatsSkeleton />}>
      {(stats) => (
        <div className="grid grid-cols-2 gap-3 sm:gap-6 lg:grid-cols-4">
          {CARDS.map(({ name, title, Icon }) => (
            <Card key={name} className="p-4 sm:p-5">
              <dl className="flex h-full flex-col justify-between gap-1">
                <dt className="flex items-start justify-between gap-2 text-muted-foreground">
                  {title}
                  <Icon aria-hidden="true" className="mt-1 size-4 shrink-0" />
                </dt>
                <dd className="figures font-semibold text-3xl">{wholeNumber(stats[name])}</dd>
              </dl>
            </Card>
          ))}
        </div>
      )}
    </QueryState>
  );
}
