import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dollars } from '../../lib/format.ts';
import { CREDIT_DAYS, FREE_TIER_CREDIT_PRICE, NEW_USER_CREDITS, PLANS } from '../pricing/index.ts';

interface Question {
  id: string;
  question: string;
  answer: ReactNode;
}

const PLAN_PRICES = PLANS.map(
  ({ name, price, credits }) => `${name} is ${dollars(price).replace('.00', '')} a month for ${credits} credits`,
).join(', ');
const ADD_ON_PRICES = PLANS.map(({ name, creditPrice }) => `${dollars(creditPrice)} with ${name}`).join(', ');

export const QUESTIONS: readonly Question[] = [
  {
    id: 'faq-free-designs',
    question: 'Do I get free designs?',
    answer: (
      <p>
        Yes. A new account comes with {NEW_USER_CREDITS} free credits, and 1 credit is one design with its product, so
        the 10 free designs on signup are covered. You get them once, and they’re valid for {CREDIT_DAYS} days. No card
        needed.
      </p>
    ),
  },
  {
    id: 'faq-publishing',
    question: 'How do designs get into my Etsy shop?',
    answer: (
      <p>
        Through your own Printify account, which you connect once with an API token; the{' '}
        <TextLink to="/help/printify-setup">guide</TextLink> shows how. Inkloom creates the product there and publishes
        it to the shop you chose, and Printify syncs it to Etsy. Orders, printing and shipping stay between you and
        Printify.
      </p>
    ),
  },
  {
    id: 'faq-colors',
    question: 'Which shirt colors can I choose?',
    answer: (
      <p>
        As many as you like of the colors your shirt comes in at Printify. They’re all variants of one product. If a
        design would be hard to see on some colors, Inkloom makes a light and a dark ink version, and shows how it reads
        on each color. Printify allows 100 variants per product, so with many colors and sizes some may be left out.
      </p>
    ),
  },
  {
    id: 'faq-credit-cost',
    question: 'What does a credit cost?',
    answer: (
      <p>
        {PLAN_PRICES}. Add-on credits cost {ADD_ON_PRICES}, and {dollars(FREE_TIER_CREDIT_PRICE)} without a plan, in
        packs of 10 to 100. If a design fails, its credit is refunded. See all prices under{' '}
        <TextLink to="/pricing">Pricing</TextLink>.
      </p>
    ),
  },
  {
    id: 'faq-commercial-use',
    question: 'May I sell what I make?',
    answer: (
      <p>
        Yes. The designs are yours, and we claim no rights to them. You’re responsible for respecting brands, characters
        and other people’s rights; see the <TextLink to="/aup">Acceptable Use Policy</TextLink>. In many countries,
        AI-made pictures aren’t protected by copyright, so others may make something similar. Etsy requires sellers to
        disclose AI use, and our listings do.
      </p>
    ),
  },
  {
    id: 'faq-storage',
    question: 'How long are my designs stored?',
    answer: (
      <p>
        For as long as you have your account, even without a plan, with their print files and listings. You can download
        single print files, many designs at once from the library, or everything as one archive in Settings. A design
        you delete stays in the trash for 30 days. If you delete your account, your designs are deleted; products in
        your Printify account stay.
      </p>
    ),
  },
];

/** Native disclosures: they open without a script, by a link to them, and by a search in the page. */
export function Faq() {
  return (
    <section
      id="faq"
      aria-labelledby="questions"
      className="mx-auto grid max-w-7xl gap-x-12 gap-y-8 px-4 py-20 sm:px-6 lg:grid-cols-[5fr_8fr]"
    >
      <div className="grid content-start gap-4">
        <h2 id="questions" className="text-[clamp(2.2rem,5vw,3.6rem)]">
          Questions and answers
        </h2>
        <p className="text-muted-foreground">
          Something else? <TextLink to="/contact">Write to us.</TextLink>
        </p>
      </div>
      <div className="border-b">
        {QUESTIONS.map((question) => (
          <Disclosure key={question.id} question={question} />
        ))}
      </div>
    </section>
  );
}

function Disclosure({ question: { id, question, answer } }: { question: Question }) {
  return (
    <details id={id} className="group border-t">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 [&::-webkit-details-marker]:hidden">
        <h3 className="text-xl">{question}</h3>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted-foreground transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="max-w-[44rem] pr-9 pb-6">{answer}</div>
    </details>
  );
}

function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="text-foreground underline underline-offset-2">
      {children}
    </Link>
  );
}
