import { Card, CardHeader } from '../components/ui/card.tsx';
import { AccountSection } from '../features/account/index.ts';
import { CheckoutReturn, CreditsSection, SubscriptionSection } from '../features/billing/index.ts';
import { ConnectionSection, ProductSection } from '../features/printify/index.ts';
import { ListingTemplatesForm, PricingForm, PromptTemplateForm } from '../features/settings-forms/index.ts';
import { useTitle } from '../lib/use-title.ts';

const SECTIONS = [
  { id: 'subscription-plans', name: 'Subscription Plans' },
  { id: 'credits', name: 'Credits' },
  { id: 'printify-integration', name: 'Printify Integration' },
  { id: 'product-choice', name: 'Product' },
  { id: 'product-pricing', name: 'Product Pricing' },
  { id: 'prompt-template', name: 'AI Prompt Template' },
  { id: 'listing-templates', name: 'GPT Listing Templates' },
  { id: 'account-settings', name: 'Account Settings' },
];

export function Component() {
  useTitle('Settings');
  return (
    <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[14rem_minmax(0,52rem)]">
      <div className="lg:col-span-2">
        <CheckoutReturn />
        <h1 className="text-4xl">Settings</h1>
      </div>
      <nav aria-label="Sections" className="sticky top-6 hidden lg:grid">
        {SECTIONS.map(({ id, name }) => (
          <a key={id} href={`#${id}`} className="rounded-md px-3 py-2.5 hover:bg-muted">
            {name}
          </a>
        ))}
      </nav>
      <div className="grid gap-6">
        <SubscriptionSection />
        <CreditsSection />
        <ConnectionSection />
        <ProductSection />
        <Card id="product-pricing" aria-labelledby="pricing">
          <CardHeader id="pricing" title="Product Pricing" lead="What a new product costs in your shop." />
          <PricingForm />
        </Card>
        <Card id="prompt-template" aria-labelledby="prompt">
          <CardHeader id="prompt" title="AI Prompt Template" lead="How the image model is asked to draw your idea." />
          <PromptTemplateForm />
        </Card>
        <Card id="listing-templates" aria-labelledby="listing">
          <CardHeader
            id="listing"
            title="GPT Listing Templates"
            lead="How the titles and descriptions of your listings are written."
          />
          <ListingTemplatesForm />
        </Card>
        <AccountSection />
      </div>
    </div>
  );
}
