import { Badge } from '../../components/ui/badge.tsx';

const BADGE_VARIANTS: Record<string, 'default' | 'destructive' | 'secondary' | 'outline'> = {
  active: 'default',
  past_due: 'destructive',
  canceled: 'secondary',
};

/** `label` is for screen readers, where no other text says what the status is of. */
export function StatusBadge({ status, label }: { status: string; label?: string }) {
  return (
    <Badge variant={BADGE_VARIANTS[status] ?? 'outline'}>
      {label && <span className="sr-only">{label}: </span>}
      <span>{status}</span>
    </Badge>
  );
}
