import { z } from 'zod';
import type { GenerationEvent } from '../../../platform/prisma/client/client.ts';
import { productKindFacts, productKinds } from '../../../product-kinds/index.ts';
import { type EventKind, eventKinds } from '../../history/history.ts';
import { waitReasons, waitSentence, waitTargets } from '../../model/status/wait.ts';
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
  accepted: () => 'Started, 1 credit',
  began: () => 'In progress',
  resumed: () => 'Continued after an interruption',
  step_done: ({ step }) => stepDefinitions.find(({ name }) => name === step)?.doneMessage ?? 'Step done',
  waiting: ({ for: target, reason }) => waitMessage(target, reason),
  stopped_for_review: ({ sentences }) => withDetail('Needs your review', texts(sentences).join(' ')),
  approved: () => 'You approved it',
  cut_again: ({ colors }) => `You remade it for ${texts(colors).join(', ')}`,
  discarded: ({ by }) => (by === 'time' ? 'Discarded without a decision in time' : 'You discarded it'),
  canceled: () => 'You canceled it',
  published: () => 'Published in your shop',
  publish_failed: ({ message }) => withDetail('Not published', message),
  finished: () => 'Finished',
  failed: ({ message }) => withDetail('Failed', message),
  credit_returned: () => 'Credit refunded',
  retried: ({ what }) => (what === 'publish' ? 'You tried to publish it again' : 'You republished it'),
  surplus_removed: () => 'Duplicate product removed',
  version_saved: ({ version }) => `You saved version ${version}`,
  product_updated: ({ version }) => `Product updated to version ${version}`,
  product_update_failed: ({ message }) => withDetail('Product not updated', message),
  further_product_deleted: ({ productKind }) =>
    `The ${productKindFacts[z.enum(productKinds).parse(productKind)].name} was deleted in Printify`,
  deleted: () => 'You moved it to the trash',
  restored: () => 'You restored it from the trash',
};

/** "Failed. The reason." */
function withDetail(what: string, detail: unknown): string {
  return detail ? `${what}. ${detail}` : what;
}

const waitedFor = z.enum(waitTargets);
const waitedWhy = z.enum(waitReasons);

function waitMessage(target: unknown, reason: unknown): string {
  return `Waiting; it continues automatically. ${waitSentence(waitedFor.parse(target), waitedWhy.parse(reason))}`;
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
