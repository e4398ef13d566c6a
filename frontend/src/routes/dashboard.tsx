import { useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '../components/ui/button.tsx';
import { Card } from '../components/ui/card.tsx';
import { Collapsible } from '../components/ui/collapsible.tsx';
import { CheckoutReturn, CreditBalance } from '../features/billing/index.ts';
import { GenerateForm, RecentPreviews } from '../features/designs/index.ts';
import { ProviderStatus } from '../features/printify/index.ts';
import { ListingTemplatesForm, PromptTemplateForm } from '../features/settings-forms/index.ts';
import { bringIntoView } from '../lib/bring-into-view.ts';
import { useTitle } from '../lib/use-title.ts';

export function Component() {
  useTitle('Dashboard');
  const recent = useRef<HTMLElement>(null);
  return (
    <>
      <CheckoutReturn />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(21rem,25rem)_1fr] lg:gap-10">
        <h1 className="sr-only">Dashboard</h1>
        <div className="grid gap-6">
          <Card aria-label="New design" className="pb-0 sm:pb-0">
            <GenerateForm onAccepted={() => bringIntoView(recent.current)} />
            <div className="mt-6">
              <Collapsible title="AI Prompt Image Template">
                <PromptTemplateForm />
              </Collapsible>
              <Collapsible title="GPT Listing Templates (Advanced)">
                <ListingTemplatesForm />
              </Collapsible>
            </div>
          </Card>
          <QuickActions />
        </div>
        <section ref={recent} aria-labelledby="recent" className="grid gap-6">
          <h2 id="recent" className="text-2xl">
            Recent Previews
          </h2>
          <RecentPreviews />
        </section>
      </div>
    </>
  );
}

function QuickActions() {
  return (
    <Card aria-labelledby="quick-actions" className="grid gap-4">
      <h2 id="quick-actions" className="text-xl">
        Quick Actions
      </h2>
      <CreditBalance />
      <ProviderStatus />
      <div className="grid grid-cols-2 gap-2">
        <Button asChild size="sm">
          <Link to="/settings">Buy Credits</Link>
        </Button>
        <Button asChild size="sm">
          <Link to="/settings">Settings</Link>
        </Button>
      </div>
    </Card>
  );
}
