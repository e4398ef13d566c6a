export { GenerateForm } from './generate-form.tsx';
