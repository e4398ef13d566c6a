/** When a finished product goes to the shop; `batch`: when its batch says so. */
export const publishTimes = ['now', 'approved', 'date', 'batch'] as const;
export type PublishWhen = (typeof publishTimes)[number];

/** `publishAt` is set for a date, and for a batch that has planned one. */
export interface PublishChoice {
  publishWhen: PublishWhen;
  publishAt: Date | null;
}

/** Prisma's condition of designs that go out as soon as they are finished. */
export function isDue(now = new Date()) {
  return {
    OR: [{ publishWhen: 'now' as const }, { publishWhen: 'date' as const, publishAt: { lte: now } }],
  };
}

export const publishAtOnce: PublishChoice = { publishWhen: 'now', publishAt: null };
