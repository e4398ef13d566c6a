export { answerKnownLists } from './api/generations/known-lists.ts';
export { GenerationsModule } from './generations.module.ts';
export { drawnFiles } from './model/generation-names.ts';
export { filesOfGeneration } from './model/row.ts';
export {
  type DesignEngine,
  designEngines,
  type GenerationState,
  generationStates,
  type PublishStatus,
  publishStates,
} from './model/states.ts';
export { type Provider, providers } from './model/step-error.ts';
export { type FailurePlace, failurePlaces } from './pipeline/failure.ts';
