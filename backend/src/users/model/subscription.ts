import { z } from 'zod';

/** As the columns `subscription_tier` and `subscription_status` of `users` have them. */
export const subscriptionTiers = ['free', 'starter', 'pro', 'studio'] as const;
export const subscriptionStatuses = ['active', 'past_due', 'canceled', 'none'] as const;

export type SubscriptionTier = (typeof subscriptionTiers)[number];
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const subscriptionTier = z.enum(subscriptionTiers);
export const subscriptionStatus = z.enum(subscriptionStatuses);
