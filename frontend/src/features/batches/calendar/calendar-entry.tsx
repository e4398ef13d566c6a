import { Check, CircleAlert, Clock, GripVertical, LoaderCircle, type LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { cn } from '../../../lib/cn.ts';
import { TONES, wordsOfRow } from '../model/states.ts';
import { RowPicture } from '../parts/row-picture.tsx';
import { clockTime } from '../publishing/schedule.ts';
import { addDays, type Day } from './days.ts';
import { type Entry, isMovable } from './plan.ts';

/** The pointer moves so far before it drags. */
const DRAG_PX = 6;
/** So near to an edge of the window the page scrolls. */
const EDGE_PX = 48;

const ICONS: Partial<Record<Entry['row']['state'], LucideIcon>> = {
  approved: Clock,
  publishing: LoaderCircle,
  published: Check,
  publish_failed: CircleAlert,
};

/** An entry that the keyboard has picked up, with the day that it would go to. */
export interface Lifted {
  rowId: string;
  day: Day;
}

export interface EntryActions {
  onOpen: (entry: Entry) => void;
  /** Over which day it is dragged. */
  onOver: (day: Day | null) => void;
  onDrop: (rowId: string, day: Day) => void;
  onLift: (lifted: Lifted | null) => void;
}

interface CalendarEntryProps extends EntryActions {
  entry: Entry;
  lifted: Lifted | null;
  /** The last one that the keyboard picked up: on another day it is another element, which gets the focus. */
  lastLifted: string | undefined;
}

export function CalendarEntry({ entry, lifted, lastLifted, ...actions }: CalendarEntryProps) {
  const { row, time } = entry;
  const button = useRef<HTMLButtonElement>(null);
  const isLifted = lifted?.rowId === row.id;
  const hadFocus = lastLifted === row.id;
  useEffect(() => {
    if (isLifted || (hadFocus && document.activeElement === document.body)) button.current?.focus();
  }, [isLifted, hadFocus]);
  const movable = isMovable(row);
  const { offset, handlers } = useDrag(entry, movable, actions);
  const Icon = ICONS[row.state] ?? Clock;
  const { name, tone } = wordsOfRow(row.state);
  return (
    <button
      ref={button}
      type="button"
      title={row.input.idea}
      aria-describedby={movable ? 'how-to-move' : undefined}
      aria-pressed={movable ? isLifted : undefined}
      className={cn(
        'relative flex min-h-11 w-full min-w-0 items-center gap-2 rounded-md border bg-card p-1 text-left text-sm hover:border-foreground',
        movable && 'cursor-grab',
        isLifted && 'border-foreground bg-muted ring-2 ring-foreground',
        offset && 'pointer-events-none z-30 cursor-grabbing shadow-lg',
      )}
      style={offset ? { transform: `translate(${offset.x}px, ${offset.y}px)` } : undefined}
      onKeyDown={(event) => movable && moveByKey(event, entry, lifted, actions)}
      onBlur={() => isLifted && actions.onLift(null)}
      {...handlers}
    >
      <RowPicture row={row} className="size-9 shrink-0" />
      <span className="grid min-w-0 flex-1 leading-tight">
        <span className={cn('flex items-center gap-1 font-semibold', TONES[tone])}>
          <Icon aria-hidden="true" className="size-3.5 shrink-0" />
          <span className="figures truncate">{clockTime(time)}</span>
        </span>
        <span className="truncate text-muted-foreground">{row.input.idea}</span>
        <span className="sr-only">{`, ${name}`}</span>
      </span>
      {movable && (
        <span data-handle className="hidden touch-none place-items-center self-stretch px-1 pointer-coarse:grid">
          <GripVertical aria-hidden="true" className="size-5 text-muted-foreground" />
        </span>
      )}
    </button>
  );
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The space bar picks up and puts down, arrows move by days and weeks, Escape leaves it where it was. */
function moveByKey(event: KeyboardEvent, entry: Entry, lifted: Lifted | null, { onLift, onDrop }: EntryActions): void {
  const { key } = event;
  const isLifted = lifted?.rowId === entry.row.id;
  const step = STEPS[key];
  if (!isLifted && key !== ' ') return;
  if (isLifted && key === 'Tab') return;
  event.preventDefault();
  if (!isLifted) onLift({ rowId: entry.row.id, day: entry.day });
  else if (step) onLift({ ...lifted, day: addDays(lifted.day, step) });
  else if (key === 'Escape') onLift(null);
  else if (key === ' ' || key === 'Enter') {
    onLift(null);
    onDrop(entry.row.id, lifted.day);
  }
}

interface Point {
  x: number;
  y: number;
}

/** By mouse from anywhere on the entry, by touch from its handle: the rest of it scrolls the page. */
function useDrag(entry: Entry, movable: boolean, { onOpen, onOver, onDrop }: EntryActions) {
  const start = useRef<Point>(undefined);
  const wasDragged = useRef(false);
  const [offset, setOffset] = useState<Point | null>(null);
  const end = () => {
    start.current = undefined;
    setOffset(null);
    onOver(null);
  };
  return {
    offset,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        wasDragged.current = false;
        const byHandle = event.target instanceof Element && event.target.closest('[data-handle]');
        if (!movable || event.button !== 0 || (event.pointerType === 'touch' && !byHandle)) return;
        start.current = { x: event.pageX, y: event.pageY };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove({ clientX, clientY, pageX, pageY }: PointerEvent) {
        if (!start.current) return;
        const moved = { x: pageX - start.current.x, y: pageY - start.current.y };
        if (!offset && Math.hypot(moved.x, moved.y) < DRAG_PX) return;
        wasDragged.current = true;
        setOffset(moved);
        scrollAtEdge(clientY);
        onOver(dayAt(clientX, clientY));
      },
      onPointerUp({ clientX, clientY }: PointerEvent) {
        const day = offset && dayAt(clientX, clientY);
        end();
        if (day) onDrop(entry.row.id, day);
      },
      onPointerCancel: end,
      onClick: () => !wasDragged.current && onOpen(entry),
    },
  };
}

function scrollAtEdge(y: number): void {
  if (y < EDGE_PX) window.scrollBy(0, y - EDGE_PX);
  if (y > window.innerHeight - EDGE_PX) window.scrollBy(0, y - window.innerHeight + EDGE_PX);
}

function dayAt(x: number, y: number): Day | null {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]');
  return cell?.dataset.day ?? null;
}
