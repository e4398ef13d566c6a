export { GenerateForm } from './create/generate-form.tsx';
export { DesignPage } from './detail/design-page.tsx';
export { Library } from './lists/library.tsx';
export { RecentPreviews } from './lists/recent-previews.tsx';
export { STYLES, type StyleChoice } from './model/library-filter.ts';
