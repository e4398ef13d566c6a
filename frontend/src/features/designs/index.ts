export { GenerateForm } from './create/generate-form.tsx';
export { DesignPage } from './detail/design-page.tsx';
export { Library } from './library/library.tsx';
export { LibraryControls } from './library/library-controls.tsx';
export { type AcceptedDesign, RecentPreviews } from './lists/recent-previews.tsx';
export type { FocusState } from './model/design-links.ts';
export { type LibraryFilters, readFilters, writeFilters } from './model/library-filters.ts';
export { RECENT_LIMIT } from './queries/use-generations.ts';
