import type { LineUpView } from '../../../api/model/lineUpView.ts';

/** What a press is put on beside the T-shirt. Empty: as the default says. Null: nothing. */
export type LineUpChoice = string | null;

/** The line-up that a choice means now: one that was deleted gives way to the default. */
export function chosenLineUp(choice: LineUpChoice, lineUps: readonly LineUpView[] = []): LineUpView | undefined {
  if (choice === null) return undefined;
  return lineUps.find(({ id }) => id === choice) ?? lineUps.find(({ isDefault }) => isDefault);
}

/** As `createGeneration` takes it: what the seller sees is what is sent. Nothing where there is nothing to choose. */
export function toLineUpField(choice: LineUpChoice, lineUps?: readonly LineUpView[]): { lineUpId?: string | null } {
  if (!lineUps) return choice === '' ? {} : { lineUpId: choice };
  if (lineUps.length === 0) return {};
  return { lineUpId: chosenLineUp(choice, lineUps)?.id ?? null };
}

/** What its products cost beside the credit of the design. */
export function lineUpCredits(lineUp: Pick<LineUpView, 'items'> | undefined, creditsEach: number): number {
  return (lineUp?.items.length ?? 0) * creditsEach;
}
