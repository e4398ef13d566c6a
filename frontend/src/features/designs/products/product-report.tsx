import type { ProductPrint } from '../../../api/model/productPrint.ts';
import { Collapsible } from '../../../components/ui/collapsible.tsx';
import { printWords } from '../model/design-product.ts';
import { CheckList } from '../parts/check-list.tsx';

/** How each of its print files was measured; nothing for products that are older than their reports. */
export function ProductReport({ prints, name }: { prints: ProductPrint[]; name: string }) {
  const measured = prints.filter(({ report }) => report !== null);
  if (measured.length === 0) return null;
  return (
    <Collapsible title={`Print report of the ${name}`}>
      <div className="grid gap-6 text-sm">
        {measured.map((print) => (
          <section key={print.file_url} className="grid gap-3">
            <h4 className="text-base">{printWords(print)}</h4>
            <CheckList checks={print.report?.checks ?? []} />
          </section>
        ))}
      </div>
    </Collapsible>
  );
}
