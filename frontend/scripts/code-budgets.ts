import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SETTINGS_PATHS } from '../src/routes/settings-paths.ts';

const DIST = join(import.meta.dirname, '../dist');

/** Vite's list of what was built, by source file. */
export type Manifest = Record<string, { file: string; imports?: string[] }>;

interface Budget {
  screen: string;
  /** Whose first answer asks for all of this code at once, as the router names them. */
  paths?: string[];
  /** What the screen cannot be shown without, and all that these import. */
  modules: string[];
  /** Kilobytes of JavaScript, compressed with brotli. */
  limit: number;
}

export const ENTRY = 'index.html';
const APP = [ENTRY, 'src/main.tsx', 'src/routes/frame.tsx'];
/** Of every screen of a signed-in user. The auth client reads the stored session, and signs what is asked of the API. */
export const SHELL = [
  ...APP,
  'src/routes/signed-in.tsx',
  'src/features/auth/session/session-events.ts',
  'src/api/client/auth-client.ts',
];

export const route = (name: string) => `src/routes/${name}.tsx`;

/** Each a little above what is there. One that has to grow is raised here, in the change that makes it grow. */
export const BUDGETS: Budget[] = [
  { screen: 'a public page until it is used, or a form until its page has loaded', modules: [ENTRY], limit: 4 },
  { screen: 'the landing page in use', modules: [...APP, route('home')], limit: 135 },
  { screen: 'the prices in use', modules: [...APP, route('pricing')], limit: 127 },
  { screen: 'a legal page in use', modules: [...APP, route('legal')], limit: 132 },
  { screen: 'the guide for developers in use', modules: [...APP, route('developers')], limit: 136 },
  { screen: 'sign-up and sign-in', modules: [...APP, route('auth')], limit: 163 },
  { screen: 'the contact form', modules: [...APP, route('contact')], limit: 165 },
  { screen: 'the signed-in shell', modules: SHELL, limit: 153 },
  { screen: 'the dashboard', paths: ['/dashboard'], modules: [...SHELL, route('dashboard')], limit: 212 },
  { screen: 'the library', paths: ['/library'], modules: [...SHELL, route('library')], limit: 185 },
  { screen: 'the list of batches', paths: ['/batches'], modules: [...SHELL, route('batches/list')], limit: 165 },
  { screen: 'a new batch', paths: ['/batches/new'], modules: [...SHELL, route('batches/new')], limit: 182 },
  {
    screen: 'the rows of a batch',
    paths: ['/batches/:id'],
    modules: [...SHELL, route('batches/layout'), route('batches/rows')],
    limit: 218,
  },
  {
    screen: 'the review of a batch',
    paths: ['/batches/:id/review'],
    modules: [...SHELL, route('batches/layout'), route('batches/review')],
    limit: 192,
  },
  {
    screen: 'the listings of a batch',
    paths: ['/batches/:id/listings'],
    modules: [...SHELL, route('batches/layout'), route('batches/listings')],
    limit: 188,
  },
  {
    screen: 'the calendar of a batch',
    paths: ['/batches/:id/calendar'],
    modules: [...SHELL, route('batches/layout'), route('batches/calendar')],
    limit: 180,
  },
  { screen: 'a design', paths: ['/library/:id'], modules: [...SHELL, route('design')], limit: 197 },
  { screen: 'the editor', paths: ['/library/:id/edit'], modules: [...SHELL, route('edit-design')], limit: 189 },
  { screen: 'the editor of a concept', paths: ['/edit'], modules: [...SHELL, route('edit-concept')], limit: 192 },
  {
    screen: 'the settings',
    paths: ['/settings', ...SETTINGS_PATHS.map((path) => `/settings/${path}`)],
    modules: [...SHELL, route('settings')],
    limit: 221,
  },
];

/** The files of some modules and of all that they import. */
export function filesOf(manifest: Manifest, modules: string[]): string[] {
  const known = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is no chunk of its own`);
    if (known.has(chunk.file)) return;
    known.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  modules.forEach(add);
  return [...known];
}

/** Of the last build. */
export function readManifest(): Manifest {
  return JSON.parse(readFileSync(join(DIST, 'manifest.json'), 'utf8')) as Manifest;
}

/** Compressed, in kilobytes, as the last build made it. */
export function sizeOf({ modules }: Budget): number {
  const bytes = filesOf(readManifest(), modules).map((file) => statSync(join(DIST, 'public', `${file}.br`)).size);
  return bytes.reduce((sum, size) => sum + size, 0) / 1_000;
}

if (import.meta.main)
  for (const budget of BUDGETS) console.log(`${sizeOf(budget).toFixed(1)} of ${budget.limit} kB  ${budget.screen}`);
