import { Link } from 'react-router';
import { useGetPrintifyConnection } from '../../../api/generated/printify/printify.ts';
import { Button } from '../../../components/ui/button.tsx';
import { ConnectionBadge } from './connection-badge.tsx';
import { PRINTIFY_SIGN_UP_URL } from './links.ts';
import { ShopSelector } from './shop-selector.tsx';

export function ProviderStatus() {
  const { data: connection, isError, refetch } = useGetPrintifyConnection();
  return (
    <div className="grid gap-3">
      <div className="flex items-center justify-between gap-4">
        <span>Printify</span>
        {connection && <ConnectionBadge connected={connection.connected} />}
      </div>
      {!connection && isError && (
        <p role="alert" className="text-muted-foreground text-sm">
          We couldn’t load your connection.{' '}
          <Button
            variant="link"
            size="bare"
            className="text-foreground pointer-coarse:min-h-11"
            onClick={() => refetch()}
          >
            Try again
          </Button>
        </p>
      )}
      {connection && !connection.connected && (
        <p className="text-muted-foreground text-sm">
          <Link to="/settings/printify" className="text-foreground underline">
            Connect your account
          </Link>
          . None yet?{' '}
          <a href={PRINTIFY_SIGN_UP_URL} target="_blank" rel="noreferrer" className="text-foreground underline">
            Sign up at Printify
          </a>
        </p>
      )}
      {connection?.connected && <ShopSelector connection={connection} />}
    </div>
  );
}
