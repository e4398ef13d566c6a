import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { GenerationEvent } from '../../../platform/prisma/client/client.ts';
import { PrismaService } from '../../../platform/prisma/prisma.service.ts';
import type { EventKind } from '../../history/history.ts';
import type { GenerationEventInfo } from './history.dto.ts';

@Injectable()
export class HistoryService {
  constructor(private readonly prisma: PrismaService) {}

  /** Oldest first. @throws AppError not_found */
  async read(userId: string, id: string): Promise<GenerationEventInfo[]> {
    const row = await this.prisma.generation.findFirst({
      where: { id, userId },
      select: { events: { orderBy: { id: 'asc' } } },
    });
    if (!row) throw new AppError('not_found');
    return row.events.map(toInfo);
  }
}

type Detail = Record<string, unknown>;

function toInfo({ id, at, kind, detail }: GenerationEvent): GenerationEventInfo {
  const told = detail as Detail;
  const message = words[kind as EventKind](told);
  return { id: String(id), at: at.toISOString(), kind: kind as EventKind, message, detail: told };
}

const stepWords: Record<string, string> = {
  draw: 'The picture was drawn.',
  write_listing: 'The listing was written.',
  cut_out: 'The picture was made ready for print.',
  upload: 'The print files were sent to Printify.',
  create_product: 'The product was made at Printify.',
  publish: 'The product was sent to the shop.',
};

const words: Record<EventKind, (detail: Detail) => string> = {
  accepted: () => 'Accepted, for one credit.',
  began: () => 'Work began.',
  resumed: () => 'Another worker went on where the last one stopped.',
  step_done: ({ step }) => stepWords[String(step)] ?? 'A step was done.',
  stopped_for_review: ({ sentences }) => `Stopped for your look. ${texts(sentences).join(' ')}`.trim(),
  approved: () => 'You approved it.',
  cut_again: ({ colors }) => `You had it cut out again, for ${texts(colors).join(', ')}.`,
  discarded: ({ by }) => (by === 'time' ? 'Discarded: nobody decided in time.' : 'You discarded it.'),
  published: () => 'Published in your shop.',
  publish_failed: ({ message }) => `Not published. ${message ?? ''}`.trim(),
  finished: () => 'Finished.',
  failed: ({ message }) => `Failed. ${message ?? ''}`.trim(),
  credit_returned: () => 'The credit was given back.',
  retried: ({ what }) => (what === 'publish' ? 'Publishing was tried again.' : 'Taken to Printify again.'),
  surplus_removed: () => 'A second product that a late answer had made was removed.',
};

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
