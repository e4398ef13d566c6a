export { type DesignEngine, designEngines } from './engines.ts';
export { type FailurePlace, failurePlaces } from './failure.ts';
export { GenerationsModule } from './generations.module.ts';
export { type GenerationState, generationStates, type PublishStatus, publishStates } from './states.ts';
export { type Provider, providers } from './step.ts';
