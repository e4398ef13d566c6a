const TYPING =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=dialog], [role=menu]';

/** So long after a G the next letter belongs to it: G and D leads to the dashboard. */
export const SEQUENCE_MS = 1_000;

/** Whether somebody types there or a dialog is open: single keys are left alone. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPING) !== null;
}
