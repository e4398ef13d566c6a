/** From so many on, a further one waits no longer for its turn. */
const mostCounted = 10_000;

function turnOf(others: string): string {
  return `SELECT count(*)::int AS before FROM (${others} LIMIT ${mostCounted}) AS others`;
}

/** Designs of the seller that wait for the same and are older. `waits` is a part of an index: generations_at_work_idx. */
export function designTurn(waits: string): string {
  return turnOf(`
    SELECT FROM generations AS own JOIN generations AS other ON other.user_id = own.user_id
     WHERE own.id = ($1::jsonb->>'generationId')::uuid
       AND other.${waits} AND (other.created_at, other.id) < (own.created_at, own.id)`);
}

export const versionTurn = turnOf(`
  SELECT FROM generation_versions AS version JOIN generations AS other ON other.id = version.generation_id
    JOIN generations AS own ON own.user_id = other.user_id
   WHERE own.id = ($1::jsonb->>'generationId')::uuid AND version.state = 'drawing' AND other.id <> own.id`);

export const productListingTurn = turnOf(`
  SELECT FROM design_products AS own JOIN design_products AS other ON other.user_id = own.user_id
   WHERE own.id = ($1::jsonb->>'designProductId')::uuid AND other.listing_sync = 'pending' AND other.id < own.id`);

export const productTurn = turnOf(`
  SELECT FROM design_products AS own JOIN design_products AS other ON other.user_id = own.user_id
   WHERE own.id = ($1::jsonb->>'designProductId')::uuid
     AND other.state IN ('waiting', 'making') AND other.id < own.id`);
