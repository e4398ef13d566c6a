import type { TestApp } from './app.ts';
import type { Seller } from './seller.ts';

/** What the audit log has of an administrator, oldest first. */
export async function actsOf({ prisma }: TestApp, { id: actorId }: Seller) {
  const rows = await prisma.auditEntry.findMany({ where: { actorId }, orderBy: { id: 'asc' } });
  return rows.map(({ action, subjectId, detail }) => ({ action, subjectId, detail }));
}

/** Runs something while nothing can be written to the audit log. */
export async function withoutAudit<T>({ prisma }: TestApp, work: () => Promise<T>): Promise<T> {
  await prisma.$executeRaw`ALTER TABLE audit_entries ADD CONSTRAINT closed CHECK (false) NOT VALID`;
  try {
    return await work();
  } finally {
    await prisma.$executeRaw`ALTER TABLE audit_entries DROP CONSTRAINT closed`;
  }
}
