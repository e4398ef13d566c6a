import { Badge } from '../../components/ui/badge.tsx';

const BADGE_VARIANTS: Record<string, 'default' | 'destructive' | 'secondary' | 'outline'> = {
  active: 'default',
  past_due: 'destructive',
  canceled: 'secondary',
};

const STATUS_NAMES: Record<string, string> = {
  active: 'Active',
  past_due: 'Past due',
  canceled: 'Canceled',
  none: 'No plan',
};

/** `label` is for screen readers, where no other text says what the status is of. */
export function StatusBadge({ status, label }: { status: string; label?: string }) {
  return (
    <Badge className="whitespace-nowrap" variant={BADGE_VARIANTS[status] ?? 'outline'}>
      {label && <span className="sr-only">{label}: </span>}
      <span>{STATUS_NAMES[status] ?? status}</span>
    </Badge>
  );
}
