/** Whether Printify has a listing as it stands here. */
export const syncStates = ['synced', 'pending', 'failed'] as const;
export type SyncState = (typeof syncStates)[number];
