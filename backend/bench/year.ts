import type pg from 'pg';

/** Of each seller in a year: 20 a month. */
export const designsOfYear = 240;

const words = 'Fox Rain Café surf cat retro moon Teacher plant mom crème coffee dog bear lake camp hike frog owl bike';

const request = {
  ...{ promptTemplate: '{idea}, bold shirt print', negativePrompt: '', titleTemplate: '{idea}', price: 2499 },
  ...{ descriptionTemplate: 'A soft shirt with {idea}. '.repeat(12), width: 1024, height: 1536 },
};
const report = {
  ...{ effectiveDpi: 300, background: 'removed', confidence: 0.98, coverage: 0.4, semiTransparentShare: 0.01 },
  ...{ margins: { left: 10, top: 10, right: 10, bottom: 10 }, inks: ['#aa3311', '#112233'], shirts: [] },
  checks: ['dpi', 'coverage', 'edges', 'contrast', 'margins'].map((id) => ({
    ...{ id, level: 'good', value: 300, limit: 150, unit: 'dpi', source: 'Printify, print files, 2026-11-20' },
    message: 'The print file has enough pixels for its size on the shirt.',
  })),
};
const stepResult = { key: 'users/a/designs/b/print.png', imageKey: 'users/a/designs/b/image.png', report };

/** Designs of these users over the last year, each user's between those of the others, as they are made over time. */
export async function storeDesigns(client: pg.Client, users: string): Promise<void> {
  await client.query(
    `INSERT INTO generations (id, user_id, idea, colors, style, request_key, status, request, image_key, print_key,
       listing, report, product_id, shop_id, external_id, publish_status, published_at, created_at, updated_at,
       finished_at, search_words, sort_title)
     SELECT id, user_id, idea, '{Black,Navy}', 'Modern', id::text, 'finalized', $2, 'users/a/image.png', 'users/a/print.png',
       jsonb_build_object('title', idea, 'description', repeat('A soft shirt for every day. ', 20), 'tags', tags),
       $3, id::text, 7, id::text, 'published', at, at, at, at,
       array_to_tsvector(search_lexemes(user_id, concat_ws(' ', idea, tags))), left(plain_text(idea), 100)
     FROM (SELECT gen_random_uuid() AS id, person.id AS user_id,
             ($1::text[])[1 + n % 20] || ' ' || ($1::text[])[1 + n / 20 % 20] || ' number ' || n AS idea,
             (SELECT jsonb_agg('gift ' || tag || ' ' || n % 50) FROM generate_series(1, 13) AS tag) AS tags,
             now() - ($4 - n + 0.5) * interval '1 year' / $4 AS at
           FROM generate_series(1, $4) AS n, (${users}) AS person) AS design`,
    [words.split(' '), request, report, designsOfYear],
  );
}

/** What a nightly run deletes: the progress of the user's designs of three months ago and before. */
export async function storeProgress(client: pg.Client, userId: string): Promise<void> {
  const old = `generations WHERE user_id = '${userId}' AND finished_at < now() - interval '95 days'`;
  await client.query(`
    INSERT INTO generation_events (generation_id, at, kind)
      SELECT id, finished_at, 'step_done' FROM (SELECT * FROM ${old}) AS design, generate_series(1, 8);
    INSERT INTO generation_steps (generation_id, name, result, took, finished_at)
      SELECT id, unnest('{upload,publish}'::text[]), ${json(stepResult)}, 900, finished_at FROM ${old}`);
}

/** What a year of `sellers` leaves behind once every nightly job has run: docs/decisions/0028. */
export async function fillYear(client: pg.Client, sellers: number): Promise<void> {
  await client.query("SET session_replication_role = 'replica'");
  await client.query(`
    CREATE TEMP TABLE crowd AS SELECT gen_random_uuid() AS id, n FROM generate_series(1, ${sellers}) AS n;
    INSERT INTO users (id, identity_id, email, password_hash, last_sign_in_at, created_at, updated_at)
      SELECT id, id, 'crowd' || n || '@example.com', '', now(), now() - random() * interval '1 year', now() FROM crowd;
    INSERT INTO user_settings (user_id) SELECT id FROM crowd;
    INSERT INTO generation_feeds (user_id, version) SELECT id, 3000 FROM crowd;
    INSERT INTO printify_connections (user_id, sealed_token, account_key, shops, token_expires_at)
      SELECT id, '\\x00', md5(id::text), '[]', now() + interval '31 days' + random() * interval '1 year' FROM crowd`);
  await storeDesigns(client, 'SELECT id FROM crowd');
  for (const sql of [...traces, ...ledger, ...accounts, ...jobs]) await client.query(sql);
  await client.query("SET session_replication_role = 'origin'");
  await client.query('VACUUM ANALYZE');
}

const json = (value: object) => `'${JSON.stringify(value)}'::jsonb`;

const traces = [
  `INSERT INTO generation_steps (generation_id, name, result, took, finished_at)
   SELECT g.id, name, ${json(stepResult)}, 900, g.finished_at FROM generations g,
     unnest('{draw,cut_out,write_listing,create_product,upload,publish}'::text[]) AS name
    WHERE name NOT IN ('upload', 'publish') OR g.finished_at > now() - interval '31 days'`,
  `INSERT INTO generation_events (generation_id, at, kind)
   SELECT g.id, g.finished_at, kind FROM generations g,
     unnest('{accepted,began,step_done,step_done,step_done,step_done,step_done,step_done,published,finished}'::text[])
       WITH ORDINALITY AS event (kind, position)
    WHERE kind NOT IN ('began', 'step_done') OR g.finished_at > now() - interval '91 days'
    ORDER BY g.finished_at, g.id, position`,
  `INSERT INTO generation_images (generation_id, model, quality, text_tokens, image_tokens, output_tokens, cost_micros, billed_at)
   SELECT id, 'gpt-image-1', 'high', 100, 0, 6208, 250000, finished_at FROM generations ORDER BY finished_at`,
];

/** A lot of twenty each month, all spent but those of the last. */
const ledger = [
  `CREATE TEMP TABLE lots AS SELECT gen_random_uuid() AS id, crowd.id AS user_id, month,
     now() - (12 - month) * interval '1 month' - random() * interval '1 day' AS at
     FROM crowd, generate_series(1, 12) AS month`,
  `INSERT INTO credit_lots (id, user_id, source, source_key, amount, remaining, expires_at, created_at)
   SELECT id, user_id, 'grant', 'grant:' || id, 20, CASE month WHEN 12 THEN 20 ELSE 0 END,
     at + interval '90 days', at FROM lots`,
  `INSERT INTO ledger_entries (user_id, lot_id, cause, delta, description, created_at)
   SELECT user_id, id, 'grant', 20, 'A month', at FROM lots ORDER BY at`,
  `INSERT INTO ledger_entries (user_id, lot_id, generation_id, cause, delta, description, created_at)
   SELECT user_id, id, gen_random_uuid(), 'generation', -1, 'One design', at + n * interval '1 day'
     FROM lots, generate_series(1, 20) AS n WHERE month < 12 ORDER BY at + n * interval '1 day'`,
  `INSERT INTO stripe_events (id, type, subject, subject_id, received_at, handled_at)
   SELECT 'evt_' || id || n, 'invoice.paid', 'invoice', id, at, at FROM lots, generate_series(1, 8) AS n
    WHERE at > now() - interval '91 days'`,
  `INSERT INTO payments (id, user_id, source_key, amount, paid_at, updated_at)
   SELECT 'pi_' || id, user_id, 'invoice:' || id, 1900, at, at FROM lots`,
];

/** A sign-in a week, a refresh a working hour. */
const accounts = [
  `INSERT INTO sessions (id, user_id, amr, created_at, refreshed_at)
   SELECT gen_random_uuid(), id, '[]', now() - week * interval '7 days', now() - week * interval '7 days'
     FROM generate_series(0, 51) AS week, crowd`,
  `INSERT INTO refresh_tokens (id, session_id, token_hash, revoked_at, created_at)
   SELECT gen_random_uuid(), id, sha256((id || ':' || n)::bytea), created_at + n * interval '1 hour', created_at
     FROM sessions, generate_series(1, 28) AS n WHERE created_at > now() - interval '31 days'`,
  `INSERT INTO audit_entries (actor_id, action, subject_id) SELECT id, 'credits.granted', id FROM crowd`,
  `INSERT INTO rate_limits (key, points, expire)
   SELECT 'generate:' || id, 1, (extract(epoch FROM now()) * 1000)::bigint FROM crowd ON CONFLICT DO NOTHING`,
];

const jobs = [
  `INSERT INTO pgboss.job (name, data, state, policy, created_on, started_on, completed_on, retry_limit, deletion_seconds)
   SELECT name, jsonb_build_object('generationId', id), 'completed', 'standard', finished_at, finished_at, finished_at, 2, 604800
     FROM generations, unnest('{produce-design,follow-publish,send-mail}'::text[]) AS name
    WHERE finished_at > now() - interval '7 days'`,
];
