export interface PublicPage {
  path: string;
  /** What the tab shows before the product's name. */
  title: string;
  /** What a search engine shows below the title: one or two sentences, at most 160 characters. */
  description: string;
  /** The page that search engines show in place of this one. */
  canonical?: string;
  /** Search engines leave it out. */
  unlisted?: boolean;
}

/** Every page that a visitor can read without an account. */
export const PUBLIC_PAGES = [
  {
    path: '/',
    title: 'T-shirts from a sentence',
    description:
      'Describe a T-shirt in your own words. Inkloom draws it ready to print, writes the Etsy listing and puts the product in your Printify shop.',
  },
  {
    path: '/pricing',
    title: 'Pricing',
    description:
      'One credit is one design with its product. Monthly plans from $29 for 75 credits, one-time credits from $0.25 each, and free credits to begin with.',
  },
  {
    path: '/signup',
    title: 'Create Account',
    description:
      'Create an Inkloom account with your email address and make your first designs for free. No card is needed.',
    unlisted: true,
  },
  {
    path: '/login',
    title: 'Sign In',
    description: 'Sign in to Inkloom to make designs, edit their listings and publish them in your Printify shop.',
    unlisted: true,
  },
  {
    path: '/contact',
    title: 'Contact Us',
    description:
      'Write to Inkloom about your account, a design or a payment. We typically reply within 24-48 hours on business days.',
  },
  {
    path: '/help',
    title: 'Contact Us',
    description:
      'Write to Inkloom about your account, a design or a payment. We typically reply within 24-48 hours on business days.',
    canonical: '/contact',
  },
  {
    path: '/help/printify-setup',
    title: 'Connect Printify',
    description: 'Five steps to an API token of Printify, which lets Inkloom publish your designs in your own shop.',
  },
  {
    path: '/developers',
    title: 'Developers',
    description:
      'From nothing to a published design in five minutes, by curl, Node or Python: API keys, webhooks, limits, errors and the set-up of an assistant.',
  },
  {
    path: '/terms',
    title: 'Terms & Conditions',
    description:
      'The agreement between you and Inkloom: accounts, credits, payments, refunds, your content and our liability.',
  },
  {
    path: '/privacy',
    title: 'Privacy Policy',
    description:
      'What Inkloom stores about you, why, for how long, who processes it for us, and how you export or delete it.',
  },
  {
    path: '/dmca',
    title: 'DMCA / Copyright Policy',
    description: 'How to report a design on Inkloom that infringes your copyright, and how to answer such a notice.',
  },
  {
    path: '/aup',
    title: 'Acceptable Use Policy',
    description:
      'What may not be made with Inkloom, how AI is disclosed on Etsy, and what happens when a rule is broken.',
  },
] as const satisfies readonly PublicPage[];

/** Name of a page's files: its picture for links, and itself where the build stores it. */
export function fileName(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
}

export type PublicPath = (typeof PUBLIC_PAGES)[number]['path'];

export function publicTitle(path: PublicPath): string {
  return PUBLIC_PAGES.find((page) => page.path === path)?.title ?? '';
}
