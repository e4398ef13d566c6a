import { useGetPrintifyConnection } from '../../../api/generated/printify/printify.ts';
import { ConnectionBadge } from './connection-badge.tsx';
import { PRINTIFY_SIGN_UP_URL } from './links.ts';
import { ShopSelector } from './shop-selector.tsx';

export function ProviderStatus() {
  const { data: connection } = useGetPrintifyConnection();
  return (
    <div className="grid gap-3">
      <div className="flex items-center justify-between gap-4">
        <span>Printify</span>
        {connection && <ConnectionBadge connected={connection.connected} />}
      </div>
      {connection && !connection.connected && (
        <p className="text-muted-foreground text-sm">
          Connect your account in Settings. None yet?{' '}
          <a href={PRINTIFY_SIGN_UP_URL} target="_blank" rel="noreferrer" className="text-foreground underline">
            Sign up at Printify
          </a>
        </p>
      )}
      {connection?.connected && <ShopSelector connection={connection} />}
    </div>
  );
}
