export { ColorGrid } from './color-grid.tsx';
export { GenerateForm } from './generate-form.tsx';
