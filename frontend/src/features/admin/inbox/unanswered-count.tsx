import { useListContactMessages } from '../../../api/generated/admin/admin.ts';

export function UnansweredCount() {
  const { data } = useListContactMessages({ state: 'open', per_page: 1 }, { query: { refetchOnMount: 'always' } });
  if (!data?.open) return null;
  return (
    <span className="figures ml-2 rounded-full bg-muted px-2 text-foreground text-sm">
      {data.open}
      <span className="sr-only"> unanswered</span>
    </span>
  );
}
