import type { Fleet } from '../fleet/fleet.ts';
import type { Seller } from './seller.ts';

/** What the database says of one design. */
export interface DesignRow {
  id: string;
  seller: string;
  status: string;
  publishing: string;
  error: string | null;
  waiting: string | null;
  charges: number;
  refunds: number;
}

const creditsOfNewAccount = 20;

export async function readDesigns({ database }: Fleet, sellers: Seller[]): Promise<DesignRow[]> {
  return database.query<DesignRow>(
    `SELECT id, user_id AS seller, status::text, publish_status::text AS publishing, error_code AS error,
            waiting_reason::text AS waiting,
            (SELECT count(*)::int FROM ledger_entries WHERE generation_id = g.id AND cause = 'generation') AS charges,
            (SELECT count(*)::int FROM ledger_entries WHERE generation_id = g.id AND cause = 'give_back') AS refunds
       FROM generations g WHERE user_id = ANY($1)`,
    [sellers.map(({ id }) => id)],
  );
}

export function isOver({ status, publishing }: DesignRow): boolean {
  return status === 'error' || (status === 'finalized' && (publishing === 'published' || publishing === 'failed'));
}

export function isSold({ status, publishing }: DesignRow): boolean {
  return status === 'finalized' && publishing === 'published';
}

/** Credits against designs against products. Returns what does not fit. */
export async function auditCredits(fleet: Fleet, sellers: Seller[], designs: DesignRow[]): Promise<string[]> {
  const errors = designs.flatMap(auditDesign);
  for (const seller of sellers) {
    const own = designs.filter((design) => design.seller === seller.id);
    errors.push(...auditAccepted(seller, own), ...(await auditSeller(fleet, seller, own)));
  }
  return errors;
}

function auditDesign({ id, status, charges, refunds }: DesignRow): string[] {
  const expected = status === 'error' ? 1 : 0;
  return charges === 1 && refunds === expected
    ? []
    : [`${status} design ${id}: ${charges} charges, ${refunds} refunds`];
}

function auditAccepted({ accepted }: Seller, own: DesignRow[]): string[] {
  const known = new Set(own.map(({ id }) => id));
  return [...accepted].filter((id) => !known.has(id)).map((id) => `accepted design ${id} is gone`);
}

async function auditSeller({ sandbox }: Fleet, seller: Seller, own: DesignRow[]): Promise<string[]> {
  const errors: string[] = [];
  const sold = own.filter(isSold).length;
  const { listed, others } = await sandbox.productsOf(seller.printify);
  if (listed !== sold || others > 0) errors.push(`${sold} published designs, ${listed} products listed, ${others} not`);
  const { body } = await seller.readUser();
  const paid = own.filter(({ status }) => status !== 'error').length;
  const granted = creditsOfNewAccount + seller.granted;
  if (body?.credits !== granted - paid)
    errors.push(`${body?.credits} credits left of ${granted} after ${paid} designs`);
  return errors;
}
