export { OpenPictureSearch } from './open-picture-search.tsx';
