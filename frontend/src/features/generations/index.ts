export { Library } from './library.tsx';
export { STYLES, type StyleChoice } from './library-filter.ts';
export { RecentPreviews } from './recent-previews.tsx';
