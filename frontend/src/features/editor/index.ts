export { ConceptPage } from './concept/concept-page.tsx';
export { EditorPage } from './editor-page.tsx';
