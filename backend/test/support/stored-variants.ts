import type { PrismaService } from '../../src/platform/prisma/prisma.service.ts';
import type { ProductRef, ShirtVariant } from '../../src/printify/model/product.ts';
import {
  type StoredVariants,
  storedVariants as storedShape,
  toShirtVariants,
  toVariants,
} from '../../src/printify/model/product-variants.ts';

type WithDatabase = { prisma: Pick<PrismaService, 'catalogList'> };

/** Bella+Canvas 3001 at Monster Digital, as the sandbox's catalog has it. */
export const usualShirt: ProductRef = { blueprintId: 12, printProviderId: 29 };

const everyShirt = { name: { startsWith: 'variants of ' } };
const nameOf = ({ blueprintId, printProviderId }: ProductRef) => `variants of ${blueprintId} ${printProviderId}`;

/** What is stored of a shirt's variants; fails where nothing is. */
export async function storedVariants(app: WithDatabase, product = usualShirt): Promise<ShirtVariant[]> {
  return toShirtVariants(toVariants(await readStored(app, product)));
}

/** Of every shirt. */
export async function deleteStoredVariants({ prisma }: WithDatabase): Promise<void> {
  await prisma.catalogList.deleteMany({ where: everyShirt });
}

/** Makes what is stored of every shirt's variants so old. */
export async function ageStoredVariants({ prisma }: WithDatabase, fetchedAt: Date): Promise<void> {
  await prisma.catalogList.updateMany({ where: everyShirt, data: { fetchedAt } });
}

/** When the oldest stored variants were read. */
export async function oldestStoredVariants({ prisma }: WithDatabase): Promise<Date> {
  const row = await prisma.catalogList.findFirstOrThrow({ where: everyShirt, orderBy: { fetchedAt: 'asc' } });
  return row.fetchedAt;
}

/** Changes whether a stored variant of the usual shirt is in stock. */
export async function setStock(app: WithDatabase, color: string, size: string, available: boolean): Promise<void> {
  const { areas, variants } = await readStored(app, usualShirt);
  const changed = variants.map((variant) =>
    variant.color === color && variant.size === size ? { ...variant, available } : variant,
  );
  const content = { areas, variants: changed };
  await app.prisma.catalogList.update({ where: { name: nameOf(usualShirt) }, data: { content } });
}

async function readStored({ prisma }: WithDatabase, product: ProductRef): Promise<StoredVariants> {
  const { content } = await prisma.catalogList.findUniqueOrThrow({ where: { name: nameOf(product) } });
  return storedShape.parse(content);
}
