import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../components/ui/button.tsx';
import { Card } from '../components/ui/card.tsx';
import { Collapsible } from '../components/ui/collapsible.tsx';
import { Spinner } from '../components/ui/state/spinner.tsx';
import { CheckoutReturn, CreditBalance } from '../features/billing/index.ts';
import { type AcceptedDesign, GenerateForm, RecentPreviews } from '../features/designs/index.ts';
import { GetStarted } from '../features/getting-started/index.ts';
import { ProviderStatus } from '../features/printify/index.ts';
import { useTitle } from '../lib/hooks/use-title.ts';
import { lazyPart } from '../lib/lazy-part.ts';

const PromptTemplateForm = lazyPart(async () => (await import('./templates.ts')).PromptTemplateForm);
const ListingTemplatesForm = lazyPart(async () => (await import('./templates.ts')).ListingTemplatesForm);
const PictureSearch = lazyPart(async () => (await import('../features/editor/pictures/index.ts')).OpenPictureSearch);

export function Component() {
  useTitle('Dashboard');
  const [accepted, setAccepted] = useState<AcceptedDesign>();
  const [conceptStage, setConceptStage] = useState<HTMLElement | null>(null);
  return (
    <>
      <CheckoutReturn />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(21rem,25rem)_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr] lg:gap-10">
        <h1 className="sr-only">Dashboard</h1>
        <Card
          aria-label="New design"
          className="flex flex-col p-0 sm:p-0 lg:sticky lg:top-4 lg:order-first lg:col-start-1 lg:row-span-3 lg:row-start-1 lg:max-h-[calc(100dvh-6rem)]"
        >
          <GenerateForm onAccepted={setAccepted} conceptStage={conceptStage} PictureSearch={PictureSearch}>
            {/* The form ends with a folded part, and these go on from it. */}
            <div className="-mt-6">
              <Collapsible title="AI Prompt Image Template">
                <Suspense fallback={<Spinner label="Loading…" />}>
                  <PromptTemplateForm />
                </Suspense>
              </Collapsible>
              <Collapsible title="GPT Listing Templates (Advanced)">
                <Suspense fallback={<Spinner label="Loading…" />}>
                  <ListingTemplatesForm />
                </Suspense>
              </Collapsible>
            </div>
            <QuickActions />
          </GenerateForm>
        </Card>
        {/* First on a phone; on a wide screen in the second column, below the concepts. */}
        <GetStarted onDescribe={focusIdea} className="max-lg:order-first lg:order-2 lg:col-start-2" />
        <div ref={setConceptStage} className="hidden lg:order-1 lg:col-start-2 lg:not-empty:block" />
        <section aria-labelledby="recent" className="grid gap-6 lg:order-3 lg:col-start-2">
          <h2 id="recent" className="text-2xl">
            Recent Previews
          </h2>
          <RecentPreviews accepted={accepted} />
        </section>
      </div>
    </>
  );
}

function focusIdea() {
  document.querySelector<HTMLTextAreaElement>('textarea[name="idea"]')?.focus();
}

function QuickActions() {
  return (
    <section aria-labelledby="quick-actions" className="grid gap-4">
      <h2 id="quick-actions" className="text-xl">
        Quick Actions
      </h2>
      <CreditBalance />
      <ProviderStatus />
      <div className="grid grid-cols-2 gap-2">
        <Button asChild>
          <Link to="/settings/billing">Buy Credits</Link>
        </Button>
        <Button asChild>
          <Link to="/settings">Settings</Link>
        </Button>
      </div>
    </section>
  );
}
