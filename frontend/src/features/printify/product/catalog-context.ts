import { createContext, useContext } from 'react';

/** The connection in whose catalog products are chosen; null: the first one. */
export const CatalogContext = createContext<string | null>(null);

/** As the operations of the catalog take it. */
export function useCatalogQuery(): { connectionId?: string } {
  const connectionId = useContext(CatalogContext);
  return connectionId === null ? {} : { connectionId };
}
