export { EngineChoice } from './create/engine-choice.tsx';
export { forgetIdea } from './create/forget-idea.ts';
export { GenerateBar } from './create/generate-bar.tsx';
export { GenerateForm } from './create/generate-form.tsx';
export { HeldPress } from './create/held-press.tsx';
export { type AcceptedDesign, useGenerate } from './create/use-generate.ts';
export { DesignPage } from './detail/design-page.tsx';
export { Library } from './library/library.tsx';
export { LibraryControls } from './library/library-controls.tsx';
export { ListingColors } from './listing/listing-colors.tsx';
export { NO_COLOR_ON } from './listing/listing-draft.ts';
export { sayOnce } from './listing/listing-errors.ts';
export { ListingPrice } from './listing/listing-price.tsx';
export { ListingSaveError } from './listing/save-error.tsx';
export { TagField } from './listing/tag-field.tsx';
export { useListingCheck } from './listing/use-listing-check.ts';
export { useListingDraft } from './listing/use-listing-draft.ts';
export { RecentPreviews } from './lists/recent-previews.tsx';
export {
  type ConceptToEdit,
  designPath,
  EDIT_CONCEPT,
  type EditConceptState,
  editPath,
  type FocusState,
  type ReuseState,
  variationOf,
  WORKBENCH,
} from './model/design-links.ts';
export { type LibraryFilters, readFilters, writeFilters } from './model/library-filters.ts';
export { ART_SIZES, withParameter } from './model/picture-sizes.ts';
export { type PublishWhenFields, publishAtError, toPublishFields } from './model/publishing.ts';
export { isInProgress } from './model/status.ts';
export { ArtTile } from './parts/art-tile.tsx';
export { DesignOnShirt } from './parts/design-on-shirt.tsx';
export { ProductsLine } from './parts/products-line.tsx';
export { PublishWhenField } from './parts/publish-when-field.tsx';
export { CONCEPT_DRAFT, type ConceptDraft, conceptDraft } from './queries/concept-draft.ts';
export { RECENT_LIMIT, useGeneration } from './queries/use-generations.ts';
export { useLibrary } from './queries/use-library.ts';
