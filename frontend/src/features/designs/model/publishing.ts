import type { GenerationView } from '../../../api/model/generationView.ts';
import type { PublishChoice } from '../../../api/model/publishChoice.ts';
import type { SetPublishing } from '../../../api/model/setPublishing.ts';
import { isGivenUp, isInProgress } from './status.ts';

/** When a design goes out, as a form has it. */
export interface PublishWhenFields {
  publish: PublishChoice;
  /** For a date: as 2026-12-01T09:00, where the seller is. */
  publishAt: string;
}

export const PUBLISH_NAMES: Record<PublishChoice, string> = {
  now: 'Right away',
  approved: 'When I say so',
  date: 'On a date',
};

/** What is wrong with the date; undefined where nothing is. */
export function publishAtError({ publish, publishAt }: PublishWhenFields, now = Date.now()): string | undefined {
  if (publish !== 'date') return undefined;
  if (publishAt === '') return 'Choose a day and a time';
  return new Date(publishAt).getTime() > now ? undefined : 'This time is over. Choose a later one';
}

/** As the API takes it; nothing for what it does by itself. */
export function toPublishFields({ publish, publishAt }: PublishWhenFields): Partial<SetPublishing> {
  if (publish === 'now') return {};
  return publish === 'date' ? { publish, publishAt: new Date(publishAt).toISOString() } : { publish };
}

type Planned = Pick<GenerationView, 'publish_status' | 'publish_when' | 'publish_at'>;

export function toPublishWhen({ publish_when, publish_at }: Planned): PublishWhenFields {
  const publishAt = publish_at ? toLocalText(new Date(publish_at)) : '';
  if (publish_when === 'batch') return { publish: publishAt ? 'date' : 'approved', publishAt };
  return { publish: publish_when, publishAt };
}

/** As an input of dates and times has it. */
function toLocalText(date: Date): string {
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The year is said where it is another one. */
function plannedTime(at: Date, now = new Date()): string {
  const isThisYear = at.getFullYear() === now.getFullYear();
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...(!isThisYear && { year: 'numeric' }),
  });
  return format.format(at);
}

/** "Goes out Dec 1, 9:00 AM" of a design that waits for its time, or that it waits for its seller; else null. */
export function plannedWords({ publish_status, publish_when, publish_at }: Planned): string | null {
  if (publish_status !== 'draft' || publish_when === 'now') return null;
  if (publish_when !== 'approved' && publish_at) return `Goes out ${plannedTime(new Date(publish_at))}`;
  return 'Waiting for your approval';
}

/** Whether it was not sent yet, and can still go out at another time. */
export function canChoosePublishing(generation: GenerationView): boolean {
  const { status, publish_status, publish_when } = generation;
  if (publish_status !== 'draft' || isGivenUp(generation)) return false;
  return isInProgress(generation) || (status === 'finalized' && publish_when !== 'now');
}
