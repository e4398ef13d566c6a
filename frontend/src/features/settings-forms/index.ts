export { SaveBar, submitting } from './form-footer.tsx';
export { ListingTemplatesForm } from './listing-templates-form.tsx';
export { PricingForm } from './pricing-form.tsx';
export { PromptTemplateForm } from './prompt-template-form.tsx';
export { useSettingsForm } from './use-settings-form.ts';
