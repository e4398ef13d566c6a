import { Check, Pencil, RotateCw, Trash2 } from 'lucide-react';
import { memo, type ReactNode, type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { RowView } from '../../../api/model/rowView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { cn } from '../../../lib/cn.ts';
import { wordsOfRow } from '../model/states.ts';
import { StateName } from '../parts/state-name.tsx';
import { isOpen } from './decisions.ts';
import { RetryPanel } from './retry-panel.tsx';
import { scrolling } from './scrolling.ts';
import { WallPicture } from './wall-picture.tsx';

/** What a card asks before a row is drawn again. */
export interface Asked {
  how: 'retry' | 'edit';
  /** The words as they were typed, which outlive the card. */
  idea: string;
}

export interface CardActions {
  /** Nothing is drawn for a canceled batch any more. */
  canRedraw: boolean;
  /** Makes it the current one, or shows the current one on its next color. */
  onPress: (row: RowView) => void;
  onDecide: (row: RowView, kind: 'approve' | 'discard') => void;
  onAsk: (row: RowView, how: Asked['how'] | null) => void;
  onType: (row: RowView, idea: string) => void;
  /** Answers with what is wrong with the words, where something is. */
  onRetry: (row: RowView, idea: string) => Promise<string | undefined>;
}

interface WallCardProps {
  actions: CardActions;
  row: RowView;
  isCurrent: boolean;
  /** Takes the focus when it is, or becomes, the current one. */
  takesFocus: boolean;
  color: number;
  asked: Asked | null;
}

export const WallCard = memo(function WallCard({ row, isCurrent, takesFocus, color, asked, actions }: WallCardProps) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) card.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const { input, design, position } = row;
  const open = isOpen(row);
  useFocusOnClosing(card, takesFocus && !open);
  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-current={isCurrent}
      aria-label={`Row ${position}: ${input.idea}`}
      className={cn(
        'grid contain-content content-start gap-2.5 rounded-lg border bg-card p-2.5 outline-none',
        isCurrent && 'border-foreground ring-2 ring-foreground',
      )}
    >
      <div className={cn('relative overflow-hidden rounded-md', !open && 'opacity-45')}>
        {design?.imageUrl ? (
          <WallPicture design={design} color={color} />
        ) : (
          <div className="grid aspect-[10/11] place-items-center bg-muted p-6 text-muted-foreground">
            {wordsOfRow(row.state).name}
          </div>
        )}
        <button
          type="button"
          aria-label={isCurrent ? `Show row ${position} on its next color` : `Choose row ${position}`}
          className="absolute inset-0 rounded-md focus-visible:-outline-offset-4"
          onClick={() => actions.onPress(row)}
        />
      </div>
      <div className="flex items-center justify-between gap-3 px-0.5">
        <StateName {...wordsOfRow(row.state)} />
        <span className="truncate text-muted-foreground text-sm">
          {position}
          {design && design.colors.length > 0 && ` · ${design.colors[color] ?? design.colors[0]}`}
        </span>
      </div>
      <h2 className="line-clamp-2 min-h-[2.4em] px-0.5 text-base leading-tight">
        {design ? (
          <Link to={`/library/${design.id}`} className="underline-offset-4 hover:underline">
            {input.idea}
          </Link>
        ) : (
          input.idea
        )}
      </h2>
      {row.state === 'needs_review' && design?.message && (
        <p className="px-0.5 text-sm text-warning">{design.message}</p>
      )}
      {asked ? (
        <RetryPanel
          row={row}
          {...asked}
          onType={actions.onType}
          onClose={() => actions.onAsk(row, null)}
          onRetry={actions.onRetry}
        />
      ) : (
        <AtRest now={isCurrent}>
          <Buttons row={row} disabled={!open} {...actions} />
        </AtRest>
      )}
    </article>
  );
});

/**
 * Leaves an empty place of the same height in cards that scroll into the window, and fills it when the wall has come to
 * rest: a line of cards takes a slow machine less than a frame without its buttons.
 */
function AtRest({ now, children }: { now: boolean; children: ReactNode }) {
  const [isDue, setDue] = useState(() => !scrolling.isScrolling);
  useEffect(() => {
    if (!isDue) return scrolling.add(() => startTransition(() => setDue(true)));
    return undefined;
  }, [isDue]);
  return now || isDue ? children : <div className="h-9 pointer-coarse:h-11" />;
}

/** A button that is disabled loses the focus to the page: the card takes it. */
function useFocusOnClosing(card: RefObject<HTMLElement | null>, isClosed: boolean): void {
  useEffect(() => {
    const focused = document.activeElement;
    if (isClosed && (focused === document.body || card.current?.contains(focused)))
      card.current?.focus({ preventScroll: true });
  }, [card, isClosed]);
}

interface ButtonsProps extends Pick<CardActions, 'canRedraw' | 'onDecide' | 'onAsk'> {
  row: RowView;
  disabled: boolean;
}

function Buttons({ row, disabled, canRedraw, onDecide, onAsk }: ButtonsProps) {
  return (
    <fieldset disabled={disabled} className="flex gap-1.5" aria-label={`Decide on row ${row.position}`}>
      <Button
        size="sm"
        variant="ink"
        className="flex-1 max-[22.4rem]:[&_svg]:hidden"
        onClick={() => onDecide(row, 'approve')}
      >
        <Check aria-hidden="true" />
        Approve
      </Button>
      <Button size="sm" className="flex-1 max-[22.4rem]:[&_svg]:hidden" onClick={() => onDecide(row, 'discard')}>
        <Trash2 aria-hidden="true" />
        Discard
      </Button>
      {canRedraw && (
        <>
          <Button
            size="sm"
            variant="quiet"
            aria-label="Draw again"
            title="Draw again"
            onClick={() => onAsk(row, 'retry')}
          >
            <RotateCw aria-hidden="true" />
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-label="Edit words"
            title="Edit words"
            onClick={() => onAsk(row, 'edit')}
          >
            <Pencil aria-hidden="true" />
          </Button>
        </>
      )}
    </fieldset>
  );
}
