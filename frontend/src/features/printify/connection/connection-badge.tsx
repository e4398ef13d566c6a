import { Check, CircleAlert } from 'lucide-react';

export function ConnectionBadge({ connected }: { connected: boolean }) {
  const Icon = connected ? Check : CircleAlert;
  return (
    <span
      className={`inline-flex items-center gap-1.5 font-semibold text-sm ${connected ? 'text-good' : 'text-warning'}`}
    >
      <Icon aria-hidden="true" className="size-4" />
      {connected ? 'Connected' : 'Required'}
    </span>
  );
}
