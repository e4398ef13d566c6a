export { ConceptPage as Component } from '../features/editor/index.ts';
