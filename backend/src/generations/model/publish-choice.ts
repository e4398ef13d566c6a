/** When a finished product goes to the shop; `batch`: when its batch says so. */
export const publishTimes = ['now', 'approved', 'date', 'batch'] as const;
export type PublishWhen = (typeof publishTimes)[number];

/** `publishAt` is set for a date, and for a batch that has planned one. */
export interface PublishChoice {
  publishWhen: PublishWhen;
  publishAt: Date | null;
}

export const publishAtOnce: PublishChoice = { publishWhen: 'now', publishAt: null };
