import { composeDesign, type Design, type DesignRequest } from '../../../../../backend/src/designer/browser.ts';

/** Newest last: a design is drawn, split and drawn again while it is moved about. */
const composed = new Map<string, Design>();
const MOST = 8;

export function compose(request: DesignRequest): Design {
  const key = JSON.stringify(request);
  const design = composed.get(key) ?? composeDesign(request);
  composed.delete(key);
  composed.set(key, design);
  for (const old of [...composed.keys()].slice(0, -MOST)) composed.delete(old);
  return design;
}

/** As it was before anything was placed by hand. */
export function composeFlat({ arrangement: _, ...request }: DesignRequest): Design {
  return compose(request);
}
