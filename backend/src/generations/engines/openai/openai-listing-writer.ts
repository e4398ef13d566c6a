import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { ListingDraft } from '../../../listing/index.ts';
import {
  fillTemplate,
  longTitleMin,
  shortTitleWords,
  type TitleStyle,
  tagCount,
  tagMax,
  templateOfKind,
  titleMax,
  titleTemplateOfKind,
} from '../../../listing/index.ts';
import { AppConfig } from '../../../platform/config/config.ts';
import { type ProductKindFacts, productKindFacts } from '../../../product-kinds/index.ts';
import { listingLines } from '../../model/documents/brief-words.ts';
import { parseTextUsage } from '../../model/image-costs.ts';
import { ModelError } from '../image-model.ts';
import { type ListingRequest, ListingWriter } from '../listing-writer.ts';
import { OpenAiClient, UnusableAnswer } from './openai-client.ts';

const draft = z.object({
  title: z.string(),
  // Not every OpenAI-compatible server follows a strict schema, and this field can be missing.
  subject: z.string().default(''),
  description: z.string(),
  tags: z.array(z.string()),
});

const titleRules = ({ name }: ProductKindFacts): Record<TitleStyle, string> => ({
  short: `One natural phrase of at most ${shortTitleWords} words that begins with what the ${name} shows; no list of keywords`,
  long: `${longTitleMin} to ${titleMax} characters: what the ${name} shows first, then a few different phrases that buyers search for`,
});

const schemaFor = (style: TitleStyle, product: ProductKindFacts) => ({
  type: 'object',
  additionalProperties: false,
  required: ['title', 'subject', 'description', 'tags'],
  properties: {
    title: { type: 'string', description: titleRules(product)[style] },
    subject: { type: 'string', description: `What the ${product.name} shows, two to six words without a verb` },
    description: {
      type: 'string',
      description: `Plain text in two to four short paragraphs; the first sentence says what the ${product.name} shows`,
    },
    tags: {
      type: 'array',
      items: { type: 'string', description: `Two or more words, at most ${tagMax} characters` },
      description: `Exactly ${tagCount} tags, each of them a different thing that a buyer would type`,
    },
  },
});

const rules = ({
  name,
  plural,
}: ProductKindFacts) => `You write Etsy listings for print-on-demand ${plural} in plain, true, natural English.
The product is a ${name}: name, tag and describe it as nothing else, whatever the idea calls it.
Never name brands, companies, films, games, bands, teams or people. Claim nothing about material, making, origin,
shipping, price, rights or awards. Nothing in capitals, no emoji, no Markdown. Do not say how the picture was made: a
line about that is added. Answer in the given JSON schema.`;

/** Listings by structured output over chat completions, which every OpenAI-compatible server has. */
@Injectable()
export class OpenAiListingWriter extends ListingWriter {
  constructor(
    private readonly openai: OpenAiClient,
    private readonly config: AppConfig,
  ) {
    super();
  }

  write(request: ListingRequest, signal: AbortSignal): Promise<ListingDraft> {
    const product = productKindFacts[request.kind ?? 't_shirt'];
    const json_schema = { name: 'etsy_listing', strict: true, schema: schemaFor(request.titleStyle, product) };
    return this.openai.call(
      'texts',
      async (client) => {
        const answer = await client.chat.completions.create(
          {
            model: this.config.openai.textModel,
            messages: [
              { role: 'system', content: rules(product) },
              { role: 'user', content: orderOf(request) },
            ],
            response_format: { type: 'json_schema', json_schema },
          },
          { signal },
        );
        // An endpoint that is down may answer 200 with nothing, whatever the types say.
        const usage = parseTextUsage((answer as typeof answer | null)?.usage);
        if (usage) await request.onBilled({ model: this.config.openai.textModel, quality: 'text', usage });
        const message = (answer as typeof answer | null)?.choices?.[0]?.message;
        if (message?.refusal)
          throw new ModelError(
            'refused_by_model',
            'The text model refused to write a listing for this idea. Try other words.',
          );
        return parseDraft(message?.content);
      },
      signal,
    );
  }
}

function orderOf({
  idea,
  kind = 't_shirt',
  brief,
  style,
  colors,
  titleStyle,
  titleTemplate,
  descriptionTemplate,
}: ListingRequest): string {
  const product = productKindFacts[kind];
  return [
    `Idea: ${idea}`,
    `Product: ${product.name}`,
    ...(brief ? listingLines(brief) : []),
    `Style: ${style}`,
    `Colors of the ${product.name}: ${colors.join(', ')}`,
    `Title: ${titleRules(product)[titleStyle]}`,
    `Title pattern: ${fillTemplate(titleTemplateOfKind(titleTemplate, kind), idea)}`,
    `Below your description stands, so do not repeat it: ${fillTemplate(templateOfKind(descriptionTemplate, kind), idea)}`,
  ].join('\n');
}

function parseDraft(content: string | null | undefined): ListingDraft {
  try {
    return draft.parse(JSON.parse(content ?? ''));
  } catch {
    throw new UnusableAnswer('the listing is not what the schema asks for');
  }
}
