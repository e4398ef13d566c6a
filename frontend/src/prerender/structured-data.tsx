import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { QUESTIONS } from '../features/landing/index.ts';
import { FREE_TIER_CREDIT_PRICE, NEW_USER_CREDITS, PACK_SIZES, PLANS } from '../features/pricing/index.ts';
import type { PrerenderedPage } from './pages.ts';
import { ORIGIN } from './placeholders.ts';

const ORGANIZATION = { '@id': `${ORIGIN}/#organization` };
const SITE = { '@id': `${ORIGIN}/#site` };

/** What schema.org has words for, page by page. Nothing is said that the page does not show. */
export function structuredData(page: PrerenderedPage): object[] {
  if (page.unlisted) return [];
  switch (page.path) {
    case '/':
      return [organization(), site(page), application(page), questions()];
    case '/pricing':
      return [application(page), breadcrumbs(page)];
    default:
      return [breadcrumbs(page)];
  }
}

function organization(): object {
  return {
    '@type': 'Organization',
    ...ORGANIZATION,
    name: 'Inkloom',
    url: `${ORIGIN}/`,
    logo: `${ORIGIN}/favicon.svg`,
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', url: `${ORIGIN}/contact` },
  };
}

function site({ description }: PrerenderedPage): object {
  return {
    '@type': 'WebSite',
    ...SITE,
    name: 'Inkloom',
    url: `${ORIGIN}/`,
    description,
    inLanguage: 'en',
    publisher: ORGANIZATION,
  };
}

function application({ description }: PrerenderedPage): object {
  return {
    '@type': 'SoftwareApplication',
    '@id': `${ORIGIN}/#application`,
    name: 'Inkloom',
    url: `${ORIGIN}/`,
    description,
    applicationCategory: 'DesignApplication',
    operatingSystem: 'Any, in a web browser',
    offers: [freeOffer(), ...PLANS.map(planOffer), ...PACK_SIZES.map(packOffer)],
  };
}

function freeOffer(): object {
  return { ...offer('Free', 0), description: `${NEW_USER_CREDITS} credits of a new account, once` };
}

function planOffer({ name, price, credits }: (typeof PLANS)[number]): object {
  const amount = offer(name, price);
  return {
    ...amount,
    description: `${credits} credits each month`,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: amount.price,
      priceCurrency: amount.priceCurrency,
      billingDuration: 1,
      unitCode: 'MON',
    },
  };
}

function packOffer(credits: number): object {
  return offer(`${credits} add-on credits`, credits * FREE_TIER_CREDIT_PRICE);
}

/** @param cents of US dollars */
function offer(name: string, cents: number) {
  const price = (cents / 100).toFixed(2);
  return { '@type': 'Offer', name, price, priceCurrency: 'USD', url: `${ORIGIN}/pricing`, seller: ORGANIZATION };
}

function questions(): object {
  const mainEntity = QUESTIONS.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: textOf(answer) },
  }));
  return { '@type': 'FAQPage', '@id': `${ORIGIN}/#faq`, mainEntity };
}

function textOf(answer: React.ReactNode): string {
  const html = renderToStaticMarkup(<StaticRouter location="/">{answer}</StaticRouter>);
  const text = html.replace(/<[^>]+>/g, '');
  return text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

function breadcrumbs({ path, canonical, title }: PrerenderedPage): object {
  const steps = [
    { name: 'Inkloom', path: '/' },
    { name: title, path: canonical ?? path },
  ];
  const itemListElement = steps.map(({ name, path: at }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: ORIGIN + at,
  }));
  return { '@type': 'BreadcrumbList', itemListElement };
}
