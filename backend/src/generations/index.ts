export { GenerationsModule } from './generations.module.ts';
export { type DesignEngine, designEngines } from './model/engines.ts';
export { type GenerationState, generationStates, type PublishStatus, publishStates } from './model/states.ts';
export { type FailurePlace, failurePlaces } from './pipeline/failure.ts';
export { type Provider, providers } from './pipeline/steps/step.ts';
