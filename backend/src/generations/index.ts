export { AcceptDesigns, type Accepted, type AcceptOptions, type SellerTerms } from './accepting/accept-designs.ts';
export { FurtherProduct, GenerationPrint } from './api/generations/generation.dto.ts';
export { toPrints } from './api/generations/generation.mapper.ts';
export { answerKnownLists } from './api/generations/known-lists.ts';
export { BulkOutcome } from './api/library/library.dto.ts';
export { toBulkOutcome } from './api/library/library.mapper.ts';
export { GenerationsModule } from './generations.module.ts';
export { drawnFiles } from './model/generation-names.ts';
export { type BulkFailure, type BulkResult, failed } from './model/lists/bulk-result.ts';
export { filesOfProduct } from './model/products/design-product.ts';
export { filesOfGeneration, filesOfVersion } from './model/row.ts';
export {
  type DesignEngine,
  designEngines,
  type GenerationState,
  generationStates,
  type PublishStatus,
  publishStates,
} from './model/status/states.ts';
export { type Provider, providers } from './model/step-error.ts';
export { type FailurePlace, failurePlaces } from './pipeline/failure.ts';
export { GenerationTransitions } from './pipeline/generation-transitions.ts';
export { type DesignChoice, PublishChoices } from './publishing/publish-choices.ts';
export { RepublishService } from './publishing/republish.service.ts';
export { ReviewService } from './review/review.service.ts';
export { TrashService } from './trash/trash.service.ts';
