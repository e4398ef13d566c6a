import { z } from 'zod';
import { designId } from '../model/fields.ts';
import { Refusal } from '../model/refusal.ts';
import { type Design, design, listing } from '../model/shapes.ts';
import { defineTool, type ToolAnswer, type ToolContext } from '../model/tool.ts';
import { pageOf } from './costs.ts';

const input = z.strictObject({
  id: designId,
  publishAt: z.iso
    .datetime({ offset: true })
    .optional()
    .describe('A time in the future with its offset, to publish it then. Absent: now.'),
  confirmationCode: z
    .string()
    .max(200)
    .optional()
    .describe('The code of the first call, once the seller has said yes. Never without asking them.'),
});
type Input = z.infer<typeof input>;

const output = z.object({
  state: z.enum(['confirmation_required', 'accepted']),
  confirmationCode: z.string().optional().describe('Valid for ten minutes, once, for this design as it is now.'),
  expiresAt: z.string().optional(),
  willHappen: z.string().optional().describe('Show it to the seller.'),
  publishStatus: z.string(),
  pageUrl: z.string(),
  nextStep: z.string(),
});
type Output = z.infer<typeof output>;

export const publishDesign = defineTool({
  name: 'publish_design',
  title: 'Publish a design',
  description:
    'Publishes the product of a finished design in the seller’s shop, where buyers see it. It takes two calls. The first, without confirmationCode, changes nothing: it says what will happen and answers with a code. Show that to the seller and ask. Only after their yes, call again with the same arguments and the code. Free of charge at Inkloom; the shop may charge a listing fee.',
  input,
  output,
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true },
  run: async (context, asked) => {
    const seen = await read(context, asked.id);
    const subject = subjectOf(seen, asked);
    return asked.confirmationCode
      ? publish(context, asked, subject)
      : { output: describe(context, seen, asked, subject) };
  },
});

interface Seen {
  design: Design;
  listing: z.infer<typeof listing>;
}

/** @throws Refusal not_ready, already_published */
async function read({ ask }: ToolContext, id: string): Promise<Seen> {
  const found = await ask(design, { method: 'GET', path: `/api/generations/${id}` });
  const published = found.publish_status === 'published' || found.publish_status === 'publishing';
  if (published) throw new Refusal(409, { code: 'already_published', error: 'This design is published already.' });
  return { design: found, listing: await ask(listing, { method: 'GET', path: `/api/generations/${id}/listing` }) };
}

/** Whatever of it changes, the seller is asked again. */
function subjectOf({ design: shown, listing: words }: Seen, { publishAt = 'now' }: Input): string {
  const { id, version, publish_status, publish_when, publish_at } = shown;
  return JSON.stringify([id, version, publish_status, publish_when, publish_at, words.version, words.price, publishAt]);
}

function describe({ origin, confirm }: ToolContext, seen: Seen, { publishAt }: Input, subject: string): Output {
  const { code, expiresAt } = confirm(subject);
  const { title, price, colorsOn } = seen.listing;
  const when = publishAt ? `at ${publishAt}` : 'now';
  const willHappen = `“${title}” goes on sale in the seller’s shop ${when}, from $${(price / 100).toFixed(2)}, in ${colorsOn.join(', ')}.`;
  return {
    state: 'confirmation_required',
    confirmationCode: code,
    expiresAt: expiresAt.toISOString(),
    willHappen,
    publishStatus: seen.design.publish_status,
    pageUrl: pageOf(origin, seen.design),
    nextStep: 'Nothing was published. Ask the seller; after their yes, call again with confirmationCode.',
  };
}

async function publish(
  { ask, redeem, origin }: ToolContext,
  { id, publishAt, confirmationCode = '' }: Input,
  subject: string,
): Promise<ToolAnswer<Output>> {
  await redeem(confirmationCode, subject);
  const body = publishAt ? { publish: 'date', publishAt } : { publish: 'now' };
  const changed = await ask(design, { method: 'PUT', path: `/api/generations/${id}/publishing`, body });
  const nextStep = publishAt ? 'It goes out at that time.' : 'Call get_design in a minute to see it in the shop.';
  const { publish_status: publishStatus } = changed;
  return { output: { state: 'accepted', publishStatus, pageUrl: pageOf(origin, changed), nextStep } };
}
