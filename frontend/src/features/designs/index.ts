export { EngineChoice } from './create/engine-choice.tsx';
export { GenerateForm } from './create/generate-form.tsx';
export { DesignPage } from './detail/design-page.tsx';
export { Library } from './library/library.tsx';
export { LibraryControls } from './library/library-controls.tsx';
export { type AcceptedDesign, RecentPreviews } from './lists/recent-previews.tsx';
export { type LibraryFilters, readFilters, writeFilters } from './model/library-filters.ts';
export { ART_SIZES, withParameter } from './model/picture-sizes.ts';
export { DesignOnShirt } from './parts/design-on-shirt.tsx';
