import { useSearchParams } from 'react-router';

/** Which design lies open over the screen. It stands in the address, so that Back closes it. */
export function useOpenDesign() {
  const [params, setParams] = useSearchParams();
  const withDesign = (id: string | null) => (before: URLSearchParams) => {
    const next = new URLSearchParams(before);
    if (id) next.set('design', id);
    else next.delete('design');
    return next;
  };
  return {
    openId: params.get('design'),
    hrefOf: (id: string) => `?${withDesign(id)(params)}`,
    close: () => setParams(withDesign(null), { preventScrollReset: true }),
  };
}
