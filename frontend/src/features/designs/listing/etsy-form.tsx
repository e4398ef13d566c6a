import type { EtsyFormView } from '../../../api/model/etsyFormView.ts';
import { CopyButton } from './copy-button.tsx';

/** What Printify cannot set, to be chosen in Etsy by hand. */
export function EtsyForm({ category, attributes }: EtsyFormView) {
  const fields = [{ name: 'Category', value: category }, ...attributes];
  return (
    <section aria-label="For Etsy’s form" className="grid gap-2 border-t pt-5">
      <h3 className="font-semibold">For Etsy’s form</h3>
      <p className="text-muted-foreground text-sm">
        Printify can’t set these. Choose them in Etsy once the listing is there, and add what only you know.
      </p>
      <dl className="grid gap-x-4 gap-y-1 text-sm">
        {fields.map(({ name, value }) => (
          <div key={name} className="flex min-h-11 flex-wrap items-center gap-x-3 border-b py-1 last:border-b-0">
            <dt className="w-full text-muted-foreground sm:w-28">{name}</dt>
            <dd className="min-w-0 flex-1 break-words">{value}</dd>
            <dd>
              <CopyButton name={name} text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
