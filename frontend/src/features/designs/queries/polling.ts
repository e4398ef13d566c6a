/** How often lists are read again while the event stream is not connected. */
export const FALLBACK_POLL_MS = 1_500;
