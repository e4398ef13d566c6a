import type { Style } from '../../../backend/src/designer/index.ts';
import type { SampleColor } from '../../src/lib/shirt-colors.ts';
import { fileName, PUBLIC_PAGES } from '../../src/routes/public-pages.ts';

export interface PagePicture {
  file: string;
  title: string;
  line: string;
  idea: string;
  style: Style;
  color: SampleColor;
}

type Art = Omit<PagePicture, 'file' | 'title'>;

/** By path; a page that names another as canonical has that one's picture. */
const ART_BY_PATH: Record<string, Art> = {
  '/': {
    line: 'Describe it. Inkloom draws it, writes the listing and puts it in your shop.',
    idea: 'Retro sunset with a surfing cat',
    style: 'vintage',
    color: 'Navy',
  },
  '/pricing': {
    line: 'One credit is one design with its product. The first ones are free.',
    idea: 'Raccoon eating pizza "Trash panda club"',
    style: 'cartoon',
    color: 'Sand',
  },
  '/signup': {
    line: 'Your first designs are free, and no card is asked for.',
    idea: 'Bear with sunglasses "Stay wild"',
    style: 'retro',
    color: 'Forest Green',
  },
  '/login': {
    line: 'Back to your designs, listings and products.',
    idea: 'Owl drinking coffee "Night owl"',
    style: 'varsity',
    color: 'Maroon',
  },
  '/contact': {
    line: 'Ask about your account, a design or a payment.',
    idea: 'Frog "Say hello"',
    style: 'cartoon',
    color: 'Natural',
  },
  '/help/printify-setup': {
    line: 'Five steps to the API token that lets Inkloom publish in your shop.',
    idea: 'Octopus "Get connected"',
    style: 'retro',
    color: 'Navy',
  },
  '/developers': {
    line: 'From nothing to a published design in five minutes.',
    idea: 'Robot with a paintbrush "Hello world"',
    style: 'retro',
    color: 'Black',
  },
  '/terms': {
    line: 'Accounts, credits, payments, refunds and your content.',
    idea: 'Skull with a crown "Read the fine print"',
    style: 'grunge',
    color: 'Black',
  },
  '/privacy': {
    line: 'What we store about you, why and for how long.',
    idea: 'Fox with sunglasses "Mind your own business"',
    style: 'modern',
    color: 'Heather Grey',
  },
  '/dmca': {
    line: 'How to report a design that infringes your copyright.',
    idea: 'Lion "One of a kind"',
    style: 'vintage',
    color: 'Maroon',
  },
  '/aup': {
    line: 'What may not be made with Inkloom.',
    idea: 'Dinosaur "Play nice"',
    style: 'cartoon',
    color: 'White',
  },
};

export const PAGE_PICTURES: PagePicture[] = Object.entries(ART_BY_PATH).map(([path, art]) => {
  const title = PUBLIC_PAGES.find((page) => page.path === path)?.title;
  if (!title) throw new Error(`${path} is no public page`);
  return { file: `${fileName(path)}.png`, title, ...art };
});
