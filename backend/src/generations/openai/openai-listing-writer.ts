import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { AppConfig } from '../../platform/config/config.ts';
import { ModelError } from '../image-model.ts';
import { type ListingDraft, tagCount, tagMax, titleMax } from '../listing/listing-rules.ts';
import { type ListingRequest, ListingWriter } from '../listing/listing-writer.ts';
import { fillTemplate } from '../settings/defaults.ts';
import { OpenAiClient, UnusableAnswer } from './openai-client.ts';

const draft = z.object({ title: z.string(), description: z.string(), tags: z.array(z.string()) });

const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['title', 'description', 'tags'],
  properties: {
    title: { type: 'string', description: `Listing title, 130 to ${titleMax} characters` },
    description: { type: 'string', description: 'Plain text, short paragraphs' },
    tags: {
      type: 'array',
      items: { type: 'string', description: `At most ${tagMax} characters` },
      description: `Exactly ${tagCount} tags`,
    },
  },
};

const rules = `You write Etsy listings for print-on-demand T-shirts. Plain, true, natural English; no brands, no invented
claims about materials, no text in capitals. Title: at most ${titleMax} characters. Exactly ${tagCount} different tags of
at most ${tagMax} characters each. Answer in the given JSON schema.`;

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
    return this.openai.call(async (client) => {
      const answer = await client.chat.completions.create(
        {
          model: this.config.openai.textModel,
          messages: [
            { role: 'system', content: rules },
            { role: 'user', content: brief(request) },
          ],
          response_format: { type: 'json_schema', json_schema: { name: 'etsy_listing', strict: true, schema } },
        },
        { signal },
      );
      // An endpoint that is down may answer 200 with nothing, whatever the types say.
      const message = (answer as typeof answer | null)?.choices?.[0]?.message;
      if (message?.refusal)
        throw new ModelError(
          'refused_by_model',
          'The text model refused to write a listing for this idea. Try other words.',
        );
      return parseDraft(message?.content);
    }, signal);
  }
}

function brief({ idea, style, colors, titleTemplate, descriptionTemplate }: ListingRequest): string {
  return [
    `Idea: ${idea}`,
    `Style: ${style}`,
    `Shirt colors: ${colors.join(', ')}`,
    `Title pattern: ${fillTemplate(titleTemplate, idea)}`,
    `Description pattern: ${fillTemplate(descriptionTemplate, idea)}`,
  ].join('\n');
}

/** @throws UnusableAnswer where it is not what the schema asks for */
function parseDraft(content: string | null | undefined): ListingDraft {
  try {
    return draft.parse(JSON.parse(content ?? ''));
  } catch {
    throw new UnusableAnswer('the listing is not what the schema asks for');
  }
}
