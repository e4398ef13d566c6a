import { z } from 'zod';

/** The column `user_metadata`: what somebody gave at sign-up, under names of their own. */
export const userMetadata = z.record(z.string(), z.json());
export type UserMetadata = z.infer<typeof userMetadata>;
