import { lazy, type ReactNode, Suspense } from 'react';
import { Link, Navigate, NavLink, Outlet, useLocation } from 'react-router';
import { Card, CardHeader } from '../components/ui/card.tsx';
import { FormSkeleton, Loading } from '../components/ui/state/skeleton.tsx';
import { CheckoutReturn, CreditsSection, SubscriptionSection } from '../features/billing/index.ts';
import { BelowConnection, ConnectionSection } from '../features/printify/index.ts';
import { ListingTemplatesForm, PricingForm, PromptTemplateForm } from '../features/settings-forms/index.ts';
import { cn } from '../lib/cn.ts';
import { useHashTarget } from '../lib/hooks/use-hash-target.ts';
import { useTitle } from '../lib/hooks/use-title.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import type { SettingsPath } from './settings-paths.ts';

const AccountSection = lazyPart(async () => (await import('../features/account/account-section.tsx')).AccountSection);
const SecuritySection = lazyPart(async () => (await import('../features/account/account-section.tsx')).SecuritySection);
const ProductSection = lazyPart(
  async () => (await import('../features/printify/product/product-section.tsx')).ProductSection,
);
const ApiKeysSection = lazy(() => import('../features/api-keys/api-keys-section.tsx'));
const ConnectedApps = lazy(() => import('../features/apps/connected/connected-apps.tsx'));
const ConnectionsCard = lazy(() => import('../features/connections/list/connections-card.tsx'));
const LineUpsSection = lazy(() => import('../features/line-ups/list/line-ups-section.tsx'));
const WebhooksSection = lazy(() => import('../features/webhooks/webhooks-section.tsx'));

interface SettingsPage {
  name: string;
  /** Under a heading of its own in the navigation. */
  group?: 'Developers';
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
  printify: {
    name: 'Printify',
    content: (
      <>
        <ConnectionSection />
        <BelowConnection>{lazily(<ConnectionsCard />, null)}</BelowConnection>
      </>
    ),
  },
  product: { name: 'Product', content: lazily(<ProductSection />) },
  'line-ups': {
    name: 'Line-ups',
    content: lazily(<LineUpsSection />),
  },
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
  account: { name: 'Account', content: lazily(<AccountSection />) },
  security: { name: 'Security', content: lazily(<SecuritySection />) },
  'api-keys': { name: 'API keys', group: 'Developers', content: lazily(<ApiKeysSection />) },
  webhooks: { name: 'Webhooks', group: 'Developers', content: lazily(<WebhooksSection />) },
  apps: { name: 'Connected apps', group: 'Developers', content: lazily(<ConnectedApps />) },
};

function lazily(section: ReactNode, fallback: ReactNode = <PageSkeleton />): ReactNode {
  return (
    <Suspense fallback={fallback}>
      {section}
      <HashTarget />
    </Suspense>
  );
}

/** Beside a part of a page that the address may name, once its code is there. */
function HashTarget() {
  useHashTarget();
  return null;
}

function PageSkeleton() {
  return (
    <Card>
      <Loading label="Loading…">
        <FormSkeleton heights={['h-11', 'h-11', 'h-24']} />
      </Loading>
    </Card>
  );
}

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
      <nav aria-label="Settings" className="grid gap-3 text-sm lg:sticky lg:top-6 lg:gap-6 lg:text-base">
        <PageLinks />
        <div className="grid gap-1">
          <p id="settings-developers" className="px-1 font-semibold text-muted-foreground text-sm lg:px-3">
            Developers
          </p>
          <PageLinks group="Developers" />
          <Link
            to="/developers"
            className="inline-flex min-h-11 items-center justify-self-start px-1 underline underline-offset-4 lg:px-3"
          >
            Guide for developers
          </Link>
        </div>
      </nav>
      <div className="grid min-w-0 gap-6">
        <Outlet />
      </div>
    </div>
  );
}

function PageLinks({ group }: Pick<SettingsPage, 'group'>) {
  const pages = Object.entries(PAGES).filter(([, page]) => page.group === group);
  return (
    <ul
      aria-labelledby={group && 'settings-developers'}
      className={cn('grid grid-cols-3 gap-1 lg:grid-cols-1', group ? 'md:grid-cols-6' : 'md:grid-cols-9')}
    >
      {pages.map(([path, { name }]) => (
        <li key={path} className="grid">
          <NavLink
            to={path}
            className="inline-flex min-h-11 items-center justify-center rounded-md px-1 text-center text-muted-foreground hover:bg-muted hover:text-foreground aria-[current=page]:bg-muted aria-[current=page]:font-semibold aria-[current=page]:text-foreground lg:justify-start lg:px-3"
          >
            {name}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

/** The first page, or the one that an old link means. The query stays: the payment page leads back with one. */
function Overview() {
  const { search, hash } = useLocation();
  const [path = 'billing', target] = (OLD_ANCHORS[hash] ?? 'billing').split('#');
  return (
    <>
      <Navigate to={{ pathname: path, search, hash: target ? `#${target}` : '' }} replace />
      <PageSkeleton />
    </>
  );
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
