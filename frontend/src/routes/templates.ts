export { ListingTemplatesForm, PromptTemplateForm } from '../features/settings-forms/index.ts';
