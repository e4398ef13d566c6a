import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { FieldError } from '../../../components/ui/form/field.tsx';
import { pluralize } from '../../../lib/format.ts';
import { useCurrentUser } from '../../account/index.ts';

interface GenerateBarProps {
  formId: string;
  /** Whether the design goes to the shop at once. */
  publishes: boolean;
  /** For the design and its further products. */
  credits: number;
  tooSoon: boolean;
  isPending: boolean;
  /** Asks about a press that was not sent. */
  held: ReactNode;
  onBuy: () => void;
}

/** The button, which stays at the bottom of the window while any of its pane is in it. */
export function GenerateBar({ formId, publishes, credits, tooSoon, isPending, held, onBuy }: GenerateBarProps) {
  const { data: user, isError: isUserLost, refetch: readUser } = useCurrentUser();
  const isBroke = user !== undefined && user.credits < 1;
  return (
    <div
      data-pinned-action
      className="sticky bottom-0 z-20 grid gap-2 rounded-b-lg border-t bg-card px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6"
    >
      {held}
      {tooSoon && <FieldError>Please wait a moment before generating again</FieldError>}
      <Button
        type="submit"
        form={formId}
        variant="spot"
        size="lg"
        className="max-[22.5rem]:px-2 max-[22.5rem]:text-base"
        title="Ctrl+Enter or Cmd+Enter"
        aria-keyshortcuts="Control+Enter Meta+Enter"
        disabled={!user || isBroke}
        aria-busy={isPending}
      >
        {isPending ? 'Sending…' : `${publishes ? 'Generate & Publish' : 'Generate'} (${pluralize(credits, 'credit')})`}
      </Button>
      {!user && isUserLost && (
        <p role="alert" className="text-center text-muted-foreground text-sm">
          We couldn’t load your credits.{' '}
          <Button variant="link" size="bare" className="text-foreground" onClick={() => readUser()}>
            Try again
          </Button>
        </p>
      )}
      {!isBroke && user && user.credits < credits && (
        <p className="text-center text-muted-foreground text-sm">
          You have {pluralize(user.credits, 'credit')}, not enough for all of its products.
        </p>
      )}
      {isBroke && (
        <p className="text-center text-muted-foreground text-sm">
          You have no credits left.{' '}
          <Button variant="link" size="bare" className="text-foreground" onClick={onBuy}>
            Get credits
          </Button>
        </p>
      )}
    </div>
  );
}
