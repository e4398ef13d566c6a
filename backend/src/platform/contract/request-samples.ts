import type { OpenAPIObject } from '@nestjs/swagger';

interface Schema {
  $ref?: string;
  properties?: Record<string, { example?: unknown; default?: unknown }>;
  required?: string[];
}

interface Media {
  schema?: Schema;
  example?: unknown;
  examples?: object;
}

/**
 * Gives every request body a sample that works as it is: the examples of its properties. Without one Swagger UI makes
 * up a value for every property, the optional ones included.
 */
export function addRequestSamples(document: OpenAPIObject): void {
  for (const item of Object.values(document.paths)) {
    for (const { requestBody } of Object.values(item) as { requestBody?: { content: Record<string, Media> } }[]) {
      for (const media of Object.values(requestBody?.content ?? {})) addSample(document, media);
    }
  }
}

function addSample(document: OpenAPIObject, media: Media): void {
  const name = media.schema?.$ref?.split('/').at(-1);
  if (!name || media.examples || media.example !== undefined) return;
  media.example = sampleOf(name, (document.components?.schemas?.[name] ?? {}) as Schema);
}

function sampleOf(name: string, { properties = {}, required = [] }: Schema): object {
  const sample: Record<string, unknown> = {};
  for (const [key, property] of Object.entries(properties)) {
    const isRequired = required.includes(key);
    const value = property.example ?? (isRequired ? property.default : undefined);
    if (value !== undefined) sample[key] = value;
    else if (isRequired) throw new Error(`${name}.${key} is required in a request and needs an example.`);
  }
  return sample;
}
