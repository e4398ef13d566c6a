import type { PublishStatus } from './states.ts';

/** When a finished product goes to the shop; `batch`: when its batch says so. */
export const publishTimes = ['now', 'approved', 'date', 'batch'] as const;
export type PublishWhen = (typeof publishTimes)[number];

/** `publishAt` is set for a date, and for a batch that has planned one. */
export interface PublishChoice {
  publishWhen: PublishWhen;
  publishAt: Date | null;
}

/** Prisma's condition of designs that go out as soon as they are finished. A paused batch holds their dates up. */
export function isDue(now = new Date()) {
  const isHeld = { some: { isSkipped: false, batch: { state: 'paused' as const } } };
  return {
    OR: [
      { publishWhen: 'now' as const },
      { publishWhen: 'date' as const, publishAt: { lte: now }, NOT: { batchRows: isHeld } },
    ],
  };
}

/** Until its seller decides nothing more is made of it, or charged: they may discard it. */
export function awaitsApproval(design: { publishWhen: PublishWhen; publishStatus: PublishStatus }): boolean {
  return design.publishWhen === 'approved' && design.publishStatus === 'draft';
}

export const publishAtOnce = { publishWhen: 'now', publishAt: null } as const satisfies PublishChoice;
export const publishAtApproval = { publishWhen: 'approved', publishAt: null } as const satisfies PublishChoice;
/** Of a batch that is paused. */
export const publishOnResume = { publishWhen: 'batch', publishAt: null } as const satisfies PublishChoice;
