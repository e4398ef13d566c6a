import { z } from 'zod';
import { ideaMax } from './fields.ts';

export const makeShirt = {
  name: 'make_a_shirt',
  title: 'Make a shirt from an idea',
  description: 'From an idea to a product, with the seller asked before anything is spent or published.',
  arguments: [{ name: 'idea', description: "What to draw, in the seller's own words.", required: true }],
};

export const makeShirtArguments = z.object({ idea: z.string().trim().min(1).max(ideaMax) });

export function makeShirtText(idea: string): string {
  return [
    `Make a shirt of this idea: ${idea}`,
    '1. Call suggest_brief and show me what will be printed and drawn.',
    '2. Call suggest_concepts and let me choose a picture.',
    '3. Call create_design with dryRun, and say what it costs. Wait for my yes, then call it without.',
    '4. Call get_design until it is finalized. Show me the picture, the listing and the profit.',
    '5. Call publish_design, show me what will happen, and publish only after my yes.',
  ].join('\n');
}
