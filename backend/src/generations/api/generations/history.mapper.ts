import { z } from 'zod';
import type { GenerationEvent } from '../../../platform/prisma/client/client.ts';
import { type EventKind, eventKinds } from '../../history/history.ts';
import { stepDefinitions } from '../../pipeline/steps/index.ts';
import type { GenerationEventInfo } from './history.dto.ts';

const eventKind = z.enum(eventKinds);
const eventDetail = z.record(z.string(), z.unknown());
type Detail = z.infer<typeof eventDetail>;

export function toEventInfo(event: GenerationEvent): GenerationEventInfo {
  const { id, at } = event;
  const kind = eventKind.parse(event.kind);
  const detail = eventDetail.parse(event.detail);
  return { id: String(id), at: at.toISOString(), kind, message: messages[kind](detail), detail };
}

const messages: Record<EventKind, (detail: Detail) => string> = {
  accepted: () => 'Accepted, for one credit.',
  began: () => 'Work began.',
  resumed: () => 'Another worker went on where the last one stopped.',
  step_done: ({ step }) => stepDefinitions.find(({ name }) => name === step)?.doneMessage ?? 'A step was done.',
  stopped_for_review: ({ sentences }) => `Stopped for your review. ${texts(sentences).join(' ')}`.trim(),
  approved: () => 'You approved it.',
  cut_again: ({ colors }) => `You had it cut out again, for ${texts(colors).join(', ')}.`,
  discarded: ({ by }) => (by === 'time' ? 'Discarded: nobody decided in time.' : 'You discarded it.'),
  published: () => 'Published in your shop.',
  publish_failed: ({ message }) => `Not published. ${message ?? ''}`.trim(),
  finished: () => 'Finished.',
  failed: ({ message }) => `Failed. ${message ?? ''}`.trim(),
  credit_returned: () => 'The credit was given back.',
  retried: ({ what }) => (what === 'publish' ? 'Publishing was tried again.' : 'Taken to Printify again.'),
  surplus_removed: () => 'A duplicate product of a late answer was deleted.',
  deleted: () => 'You moved it to the trash.',
  restored: () => 'You restored it from the trash.',
};

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
