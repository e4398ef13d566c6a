import type { ReactNode } from 'react';
import { Navigate, NavLink, Outlet, useLocation } from 'react-router';
import { Card, CardHeader } from '../components/ui/card.tsx';
import { AccountSection, SecuritySection } from '../features/account/index.ts';
import { CheckoutReturn, CreditsSection, SubscriptionSection } from '../features/billing/index.ts';
import { ConnectionSection, ProductSection } from '../features/printify/index.ts';
import { ListingTemplatesForm, PricingForm, PromptTemplateForm } from '../features/settings-forms/index.ts';
import { useHashTarget } from '../lib/hooks/use-hash-target.ts';
import { useTitle } from '../lib/hooks/use-title.ts';
import type { SettingsPath } from './settings-paths.ts';

interface SettingsPage {
  name: string;
  content: ReactNode;
}

const PAGES: Record<SettingsPath, SettingsPage> = {
  billing: {
    name: 'Billing',
    content: (
      <>
        <SubscriptionSection />
        <CreditsSection />
      </>
    ),
  },
  printify: { name: 'Printify', content: <ConnectionSection /> },
  product: { name: 'Product', content: <ProductSection /> },
  pricing: {
    name: 'Pricing',
    content: (
      <FormCard id="product-pricing" title="Product Pricing" lead="What a new product costs in your shop.">
        <PricingForm />
      </FormCard>
    ),
  },
  prompt: {
    name: 'AI prompt',
    content: (
      <FormCard id="prompt-template" title="AI Prompt Template" lead="How we phrase your idea for the AI model.">
        <PromptTemplateForm isPage />
      </FormCard>
    ),
  },
  listings: {
    name: 'Listings',
    content: (
      <FormCard id="listing-templates" title="GPT Listing Templates" lead="How titles and descriptions are written.">
        <ListingTemplatesForm isPage />
      </FormCard>
    ),
  },
  account: { name: 'Account', content: <AccountSection /> },
  security: { name: 'Security', content: <SecuritySection /> },
};

/** Where the parts of what was one long page are now. Links in old mails and bookmarks name them. */
const OLD_ANCHORS: Readonly<Record<string, string>> = {
  '#credits': 'billing#credits',
  '#printify-integration': 'printify',
  '#product-choice': 'product',
  '#product-pricing': 'pricing',
  '#prompt-template': 'prompt',
  '#listing-templates': 'listings',
  '#account-settings': 'account',
  '#passkeys': 'security#passkeys',
  '#two-step': 'security#two-step',
};

export function Component() {
  useHashTarget();
  return (
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[12rem_minmax(0,1fr)]">
      <div className="lg:col-span-2">
        <CheckoutReturn />
        <h1 className="text-4xl">Settings</h1>
      </div>
      <nav
        aria-label="Settings"
        className="grid grid-cols-4 gap-1 text-sm md:grid-cols-8 lg:sticky lg:top-6 lg:grid-cols-1 lg:text-base"
      >
        {Object.entries(PAGES).map(([path, { name }]) => (
          <NavLink
            key={path}
            to={path}
            className="inline-flex min-h-11 items-center justify-center rounded-md px-1 text-center text-muted-foreground hover:bg-muted hover:text-foreground aria-[current=page]:bg-muted aria-[current=page]:font-semibold aria-[current=page]:text-foreground lg:justify-start lg:px-3"
          >
            {name}
          </NavLink>
        ))}
      </nav>
      <div className="grid min-w-0 gap-6">
        <Outlet />
      </div>
    </div>
  );
}

/** The first page, or the one that an old link means. The query stays: the payment page leads back with one. */
function Overview() {
  const { search, hash } = useLocation();
  const [path = 'billing', target] = (OLD_ANCHORS[hash] ?? 'billing').split('#');
  return <Navigate to={{ pathname: path, search, hash: target ? `#${target}` : '' }} replace />;
}

function Page({ name, content }: SettingsPage) {
  useTitle(`${name} settings`);
  return content;
}

/** @param path absent: the settings themselves */
export function settingsRoute(path?: SettingsPath) {
  return { Component: () => (path ? <Page key={path} {...PAGES[path]} /> : <Overview />) };
}

interface FormCardProps {
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** Its last line is the bar of the form. */
function FormCard({ id, title, lead, children }: FormCardProps) {
  return (
    <Card id={id} aria-labelledby={`${id}-title`} className="pb-0 sm:pb-0">
      <CardHeader id={`${id}-title`} title={title} lead={lead} />
      {children}
    </Card>
  );
}
