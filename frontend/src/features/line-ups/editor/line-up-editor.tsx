import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import type { LineUpView } from '../../../api/model/lineUpView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHeader } from '../../../components/ui/card.tsx';
import { Checkbox } from '../../../components/ui/form/checkbox.tsx';
import { Field, FieldError } from '../../../components/ui/form/field.tsx';
import { Input } from '../../../components/ui/form/input.tsx';
import { ShopField } from '../../connections/index.ts';
import { CatalogContext } from '../../printify/index.ts';
import { SaveBar } from '../../settings-forms/index.ts';
import { ItemList } from '../items/item-list.tsx';
import { shopWords } from '../model/line-up-shop.ts';
import { LINE_UPS_PATH } from '../model/paths.ts';
import { FirstProduct } from './first-product.tsx';
import { messagesOf, useLineUpForm } from './use-line-up-form.ts';

/** @param lineUp absent: a new one */
export function LineUpEditor({ lineUp }: { lineUp: LineUpView | undefined }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <Button asChild variant="quiet" size="sm" className="-ml-3 justify-self-start">
        <Link to={LINE_UPS_PATH}>
          <ArrowLeft aria-hidden="true" />
          Line-ups
        </Link>
      </Button>
      <Card aria-labelledby="line-up" className="pb-0 sm:pb-0">
        <CardHeader
          id="line-up"
          title={lineUp?.name ?? 'New line-up'}
          lead="For new designs. Existing products stay as they are."
        />
        <LineUpForm lineUp={lineUp} />
      </Card>
    </div>
  );
}

function LineUpForm({ lineUp }: { lineUp: LineUpView | undefined }) {
  const { form, settings, shop, changeShop, items, changeItems, open, setOpen, submit } = useLineUpForm(lineUp);
  const { errors } = form.formState;
  return (
    <form noValidate className="grid grid-cols-1 gap-6" onSubmit={submit}>
      <Field label="Name" error={errors.name?.message ?? ''} className="max-w-md">
        {(control) => <Input {...control} placeholder="Hoodie, tote and mug" {...form.register('name')} />}
      </Field>
      <Checkbox {...form.register('isDefault')}>Use it for new designs, unless I choose something else</Checkbox>
      <ShopField
        value={shop}
        gone={lineUp?.shop ? shopWords(lineUp.shop) : undefined}
        error={errors.shop?.shopId?.message ?? errors.shop?.connectionId?.message}
        onChange={changeShop}
      />
      <section aria-labelledby="line-up-products" className="grid grid-cols-1 gap-3">
        <h3 id="line-up-products" className="text-xl">
          Products
        </h3>
        <FirstProduct />
        <CatalogContext value={shop?.connectionId ?? null}>
          <ItemList
            items={items}
            errors={messagesOf(errors.items)}
            onChange={changeItems}
            open={open}
            onOpen={setOpen}
          />
        </CatalogContext>
        {errors.items?.message && <FieldError>{errors.items.message}</FieldError>}
      </section>
      <SaveBar settings={settings} />
    </form>
  );
}
