import { z } from 'zod';

export const subscriptionTiers = ['free', 'starter', 'pro', 'studio'] as const;
export const subscriptionStatuses = ['active', 'past_due', 'canceled', 'none'] as const;

export type SubscriptionTier = (typeof subscriptionTiers)[number];
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const userMetadata = z.record(z.string(), z.json());
export type UserMetadata = z.infer<typeof userMetadata>;
