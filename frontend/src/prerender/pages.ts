import { fileName, PUBLIC_PAGES, type PublicPage } from '../routes/public-pages.ts';

export interface PrerenderedPage extends PublicPage {
  file: string;
  /** A signed-in user sees another page here. */
  visitorsOnly: boolean;
  /** Its code can wait until the visitor does something. */
  onlyRead: boolean;
}

/** Pages where a signed-in user sees the dashboard. */
const VISITORS_ONLY = ['/', '/login', '/signup'];

/** Pages whose form is to be filled in at once. */
const WITH_FORM = ['/login', '/signup', '/contact', '/help'];

const listed: readonly PublicPage[] = PUBLIC_PAGES;

export const pages: PrerenderedPage[] = listed.map((page) => ({
  ...page,
  file: `${fileName(page.path)}.html`,
  visitorsOnly: VISITORS_ONLY.includes(page.path),
  onlyRead: !WITH_FORM.includes(page.path),
}));

/** Any path that the router does not know. */
export const notFoundPage: PrerenderedPage = {
  path: '/404',
  title: '404 Page Not Found',
  description: 'We couldn’t find this page.',
  unlisted: true,
  file: '404.html',
  visitorsOnly: false,
  onlyRead: true,
};
