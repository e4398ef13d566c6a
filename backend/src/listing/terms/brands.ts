import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Term } from './terms.ts';

const words = z.array(z.string().min(2)).min(1);

const brandFile = z.strictObject({
  noted: z.iso.date(),
  sources: z.array(z.strictObject({ noted: z.iso.date(), what: z.string() })),
  groups: z.array(
    z.strictObject({
      owner: z.string(),
      terms: words,
      severity: z.enum(['block', 'warn']).default('block'),
      beside: words.optional(),
      except: words.optional(),
    }),
  ),
});

/** Brands, characters and people whose owners have listings taken down. */
export const brandTerms: readonly Term[] = brandFile
  .parse(JSON.parse(readFileSync(new URL('./data/brands.json', import.meta.url), 'utf8')))
  .groups.flatMap(({ owner, terms, severity, beside, except }) =>
    terms.map((term) => ({
      term,
      severity,
      reason: `the name belongs to others (${owner})`,
      ...(beside ? { beside } : {}),
      ...(except ? { except } : {}),
    })),
  );
