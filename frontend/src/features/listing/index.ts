export { ListingEditor } from './listing-editor.tsx';
