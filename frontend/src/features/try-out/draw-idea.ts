import { ApiError } from '../../api/client/http.ts';
import { tryIdea } from '../../api/generated/press/press.ts';
import type { TriedDesign } from '../../api/model/triedDesign.ts';

export type Drawn = { design: TriedDesign } | { problem: string };

export async function drawIdea(idea: string): Promise<Drawn> {
  try {
    return { design: await tryIdea({ idea }) };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'rate_limited')
      return { problem: 'That was a lot of designs. Wait a few minutes, or sign up and continue there.' };
    if (error instanceof ApiError) return { problem: error.fields?.idea ?? error.message };
    return { problem: error instanceof Error ? error.message : 'The design could not be drawn. Please try again.' };
  }
}
