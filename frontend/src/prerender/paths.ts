import type { RouteObject } from 'react-router';
import { routes } from '../router.tsx';
import { PUBLIC_PAGES } from '../routes/public-pages.ts';

/** The paths of screens that need an account or a link from a mail, as the router names them: `/library/:id`. */
export function appPaths(): string[] {
  const prerendered: string[] = PUBLIC_PAGES.map(({ path }) => path);
  return pathsOf(routes, '').filter((path) => !prerendered.includes(path));
}

function pathsOf(list: RouteObject[], parent: string): string[] {
  return list.flatMap(({ path = '', children }) => {
    if (path === '*') return [];
    const own = path ? `${parent}/${path.replace(/^\//, '')}` : parent;
    return children ? pathsOf(children, own) : [own || '/'];
  });
}
