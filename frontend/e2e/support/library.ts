import { join } from 'node:path';
import pg from 'pg';
import { findRunningDatabaseUrl } from '../../../scripts/postgres/server.ts';
import type { Seller } from './seller.ts';

const STYLES = ['Modern', 'Vintage', 'Cartoon', 'Grunge', 'Retro', 'Minimal', 'Varsity'];

/**
 * Stores finished designs of the seller's, "Design 1" being the newest: one an hour, of each style in turn, every third
 * by Press, every tenth with a failed publishing. With `like`, they have the pictures of that design.
 */
export async function seedDesigns({ session }: Seller, count: number, like?: string): Promise<void> {
  await withDatabase(async (client) => {
    await client.query('ALTER TABLE generations DISABLE TRIGGER generation_changed');
    try {
      await client.query(SEED, [session.user.id, count, STYLES, like ?? null, REQUEST]);
      await client.query(FEED, [session.user.id]);
    } finally {
      await client.query('ALTER TABLE generations ENABLE TRIGGER generation_changed');
    }
  });
}

/** What the page of a design reads of its request. */
const REQUEST = {
  ...{ promptTemplate: '', negativePrompt: '', titleTemplate: '', descriptionTemplate: '' },
  ...{ price: 2499, width: 1024, height: 1536 },
};

const SEED = `
  INSERT INTO generations (id, user_id, idea, colors, engine, style, request_key, status, request, listing,
    publish_status, external_id, published_at, image_key, print_key, prints, created_at, updated_at)
  SELECT gen_random_uuid(), $1, 'Design ' || n || ' of a Café crème', coalesce(model.colors, ARRAY['Black']),
    CASE WHEN n % 3 = 0 THEN 'press' ELSE 'ai' END::design_engine, ($3::text[])[1 + n % 7], gen_random_uuid()::text,
    'finalized', coalesce(model.request, $5::jsonb),
    jsonb_build_object('title', 'Tee number ' || n, 'description', 'Soft.', 'tags', jsonb_build_array('gift ' || n)),
    CASE WHEN n % 10 = 0 THEN 'failed' ELSE 'published' END::publish_status, 'x', now(),
    model.image_key, model.print_key, model.prints, now() - n * interval '1 hour', now()
  FROM generate_series(1, $2::int) AS n LEFT JOIN generations AS model ON model.id = $4::uuid`;

/** As the trigger does, once for all of them. */
const FEED = `
  WITH changed AS (
    INSERT INTO generation_feeds AS feed (user_id, version) VALUES ($1, 1)
    ON CONFLICT (user_id) DO UPDATE SET version = feed.version + 1 RETURNING user_id)
  SELECT pg_notify('generation_changed', json_build_object('userId', user_id, 'generationId', gen_random_uuid())::text)
    FROM changed`;

export async function withDatabase(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const state = join(process.env.INKLOOM_E2E_DATA ?? '', 'postgres');
  const client = new pg.Client({ connectionString: await findRunningDatabaseUrl(state, 'inkloom', 'owner') });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
