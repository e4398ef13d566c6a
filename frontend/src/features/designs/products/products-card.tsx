import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { getListDesignProductsQueryKey } from '../../../api/generated/products/products.ts';
import type { DesignProducts } from '../../../api/model/designProducts.ts';
import type { GenerationView } from '../../../api/model/generationView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHeader } from '../../../components/ui/card.tsx';
import { QueryState } from '../../../components/ui/state/query-state.tsx';
import { openOrToast } from '../../../lib/open-or-toast.ts';
import { TilesSkeleton } from '../parts/skeletons.tsx';
import { FirstTile } from './first-tile.tsx';
import { ProductTile } from './product-tile.tsx';
import { useDesignProducts } from './use-design-products.ts';

const loadAddDialog = () => import('./add-dialog.tsx');

const AddDialog = lazy(loadAddDialog);

/** Everything that a design is on, and the way to put it on more. */
export default function ProductsCard({ generation }: { generation: GenerationView }) {
  const query = useDesignProducts(generation.id);
  const [isAdding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const count = query.data?.products.length ?? 0;
  const openAdding = () =>
    void openOrToast(async () => {
      await loadAddDialog();
      setAdding(true);
    });
  return (
    <Card aria-labelledby="products" id="products-of-design">
      <CardHeader
        id="products"
        title="Products"
        lead={
          count > 0
            ? 'Each has art for its own print area and words of its own.'
            : 'It’s on your T-shirt. Put it on a hoodie, a mug or a poster too: each gets art for its own print area and words of its own, without a new drawing.'
        }
        aside={
          query.data &&
          generation.status !== 'error' && (
            <Button ref={addButton} onClick={openAdding}>
              <Plus aria-hidden="true" />
              Put it on more products
            </Button>
          )
        }
      />
      <QueryState
        query={query}
        pendingLabel="Reading its products…"
        skeleton={<TilesSkeleton count={generation.further_products.length} />}
      >
        {(data) =>
          data.products.length > 0 && (
            <Tiles generation={generation} {...data} onRemoved={() => addButton.current?.focus()} />
          )
        }
      </QueryState>
      {isAdding && query.data && (
        <Suspense>
          <AddDialog designId={generation.id} known={query.data} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Card>
  );
}

interface TilesProps extends DesignProducts {
  generation: GenerationView;
  onRemoved: () => void;
}

function Tiles({ generation, products, severalShops, onRemoved }: TilesProps) {
  const cache = useQueryClient();
  const { id, prompt } = generation;
  function removed() {
    void cache.invalidateQueries({ queryKey: getListDesignProductsQueryKey(id) });
    onRemoved();
  }
  return (
    <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
      <FirstTile generation={generation} />
      {products.map((product) => (
        <ProductTile
          key={product.id}
          designId={id}
          idea={prompt}
          product={product}
          severalShops={severalShops}
          onRemoved={removed}
        />
      ))}
    </ul>
  );
}
