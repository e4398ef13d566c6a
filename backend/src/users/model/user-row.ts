import { z } from 'zod';

/** As the columns `subscription_tier` and `subscription_status` of `users` have them. */
export const subscriptionTiers = ['free', 'starter', 'pro', 'studio'] as const;
export const subscriptionStatuses = ['active', 'past_due', 'canceled', 'none'] as const;

export type SubscriptionTier = (typeof subscriptionTiers)[number];
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** The column `user_metadata`: what a user gave at sign-up, under names that the client chose. */
export const userMetadata = z.record(z.string(), z.json());
export type UserMetadata = z.infer<typeof userMetadata>;
