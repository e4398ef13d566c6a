import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { queryClient } from '../../../api/cache/query-client.ts';
import { ApiError } from '../../../api/client/http.ts';
import type { DesignEngine } from '../../../api/model/designEngine.ts';
import type { PressStyle } from '../../../api/model/pressStyle.ts';
import type { SellerBrief } from '../../../api/model/sellerBrief.ts';
import { Button } from '../../../components/ui/button.tsx';
import { FieldError } from '../../../components/ui/form/field.tsx';
import { cn } from '../../../lib/cn.ts';
import { BriefFields, type PictureSearchType } from './brief-fields.tsx';
import { briefQuery, type ChangedBrief, toSellerBrief } from './brief-query.ts';
import { briefSentence } from './brief-sentence.ts';

/** A seller's pause while they type. */
const PAUSE_MS = 800;

interface BriefPanelProps {
  idea: string;
  engine: DesignEngine;
  /** Of the form; null: that of the brief. */
  style: PressStyle | null;
  /** Null: as the idea is read. */
  brief: ChangedBrief | null;
  /** The server's sentence about it. */
  error?: string;
  PictureSearch: PictureSearchType;
  onChange: (brief: ChangedBrief | null) => void;
}

/** How the idea is read, in a sentence that opens to be changed. It follows the idea until the seller changes it. */
export function BriefPanel({ idea, brief, style, engine, error, PictureSearch, onChange }: BriefPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const reading = useReading(idea.trim(), brief === null);
  const shown = brief ?? reading.found;
  if (idea.trim() === '' && !brief) return null;
  const change = (value: SellerBrief) => shown && onChange({ ...shown, value });
  const value = shown && { ...shown.value, ...(engine === 'press' && style && { style }) };
  const isLeftToModel = engine === 'ai' && !brief && reading.source === 'grammar';
  return (
    <section aria-label="Brief" className="grid gap-2 border-l-2 pl-3">
      {value ? (
        <Disclosure
          isOpen={isOpen}
          onOpen={setOpen}
          sentence={isLeftToModel ? LEFT_TO_MODEL : briefSentence(value)}
          isOld={reading.isBehind}
        >
          <BriefFields value={shown.value} hasStyle={engine === 'ai'} PictureSearch={PictureSearch} onChange={change} />
        </Disclosure>
      ) : (
        <p className="min-h-11 content-center text-muted-foreground text-sm">{reading.sentence}</p>
      )}
      {value && reading.isOffline && <p className="text-muted-foreground text-sm">{OFFLINE}</p>}
      {engine === 'press' && shown?.idea === idea.trim() && <Undrawn things={shown.undrawn} />}
      {error && <FieldError>{error}</FieldError>}
      {reading.canRetry && (
        <Button size="sm" className="justify-self-start" onClick={reading.retry}>
          Try again
        </Button>
      )}
      {brief && <Changed isOfOtherIdea={brief.idea !== idea.trim()} onReset={() => onChange(null)} />}
    </section>
  );
}

/** The reading of the idea once the seller pauses; until then the one before. */
function useReading(idea: string, isWanted: boolean) {
  const settled = useSettled(idea);
  const query = useQuery({
    ...briefQuery(settled),
    enabled: isWanted && settled !== '',
    placeholderData: (before) => before,
  });
  const { data, error, fetchStatus, isPlaceholderData } = query;
  const found = data &&
    !error && { idea: isPlaceholderData ? '' : settled, value: toSellerBrief(data), undrawn: data.undrawn };
  return {
    found: found || undefined,
    source: data?.source,
    isBehind: isWanted && (settled !== idea || isPlaceholderData),
    isOffline: isWanted && fetchStatus === 'paused',
    canRetry: isWanted && error !== null && fetchStatus === 'idle',
    retry: () => void query.refetch(),
    sentence: error ? refusalOf(error) : fetchStatus === 'paused' ? OFFLINE : 'Reading your description…',
  };
}

/** The idea after a pause; what was read before needs none. The panel comes with the first key of an idea. */
function useSettled(idea: string): string {
  const [settled, setSettled] = useState('');
  const isRead = queryClient.getQueryData(briefQuery(idea).queryKey) !== undefined;
  useEffect(() => {
    const timer = setTimeout(() => setSettled(idea), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [idea]);
  return isRead ? idea : settled;
}

const LEFT_TO_MODEL = 'The AI model reads your description automatically.';
const OFFLINE = 'You’re offline. We’ll read your description when you’re back online.';

function refusalOf(error: Error): string {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 400) return error.message;
  const why =
    status === 429 ? 'You’re typing faster than we can read.' : 'We couldn’t read your description right now.';
  return `${why} We’ll draw it as you wrote it.`;
}

interface DisclosureProps {
  isOpen: boolean;
  onOpen: (open: boolean) => void;
  sentence: string;
  /** A newer idea is being read. */
  isOld: boolean;
  children: ReactNode;
}

function Disclosure({ isOpen, onOpen, sentence, isOld, children }: DisclosureProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="group flex min-h-11 items-center justify-between gap-3 rounded-sm text-left text-sm hover:underline"
        onClick={() => onOpen(!isOpen)}
      >
        <span className={cn('min-w-0 break-words transition-opacity duration-150', isOld && 'opacity-60')}>
          {sentence}
          <span className="sr-only"> Change this brief</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted-foreground transition-transform duration-150 group-aria-expanded:rotate-180"
        />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </>
  );
}

function Undrawn({ things }: { things: string[] }) {
  if (things.length === 0) return null;
  return (
    <p role="status" className="text-sm text-warning">
      We can’t draw {listOf(things)}. The AI model can.
    </p>
  );
}

function listOf(things: string[]): string {
  const [last, ...others] = things.map((thing) => `“${thing}”`).reverse();
  return others.length > 0 ? `${others.reverse().join(', ')} and ${last}` : `${last}`;
}

interface ChangedProps {
  isOfOtherIdea: boolean;
  onReset: () => void;
}

function Changed({ isOfOtherIdea, onReset }: ChangedProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-muted-foreground text-sm">
      {isOfOtherIdea ? 'You changed this brief, and then your description.' : 'Changed by you.'}
      <Button variant="link" size="bare" className="min-h-9 text-foreground pointer-coarse:min-h-11" onClick={onReset}>
        Read the description again
      </Button>
    </p>
  );
}
