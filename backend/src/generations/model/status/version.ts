export const versionStates = ['drawing', 'ready', 'failed'] as const;
export type VersionState = (typeof versionStates)[number];

export const artSyncStates = ['synced', 'pending', 'syncing', 'failed'] as const;
export type ArtSyncState = (typeof artSyncStates)[number];
