import type { NavigateFunction } from 'react-router';
import { chooseTheme } from '../../../lib/theme.ts';
import type { FocusState } from '../../designs/index.ts';

/** What a command may call. */
export interface Actions {
  navigate: NavigateFunction;
  signOut: () => Promise<boolean>;
  showShortcuts: () => unknown;
}

export interface Command {
  name: string;
  /** Other words that it is found by. */
  words?: string;
  keys?: string;
  run: (actions: Actions) => unknown;
}

const goTo = (name: string, path: string, more: Pick<Command, 'words' | 'keys'> = {}): Command => ({
  name,
  ...more,
  run: ({ navigate }) => navigate(path),
});

const COMMANDS: Command[] = [
  { name: 'New design', words: 'describe idea generate', keys: 'N', run: newDesign },
  goTo('Dashboard', '/dashboard', { words: 'home recent previews', keys: 'G D' }),
  goTo('Batches', '/batches', { words: 'table rows schedule calendar', keys: 'G B' }),
  goTo('New batch', '/batches/new', { words: 'csv excel xlsx import ideas paste many' }),
  goTo('Library', '/library', { words: 'designs search', keys: 'G L' }),
  goTo('Designs that need your review', '/library?state=review', { words: 'check print' }),
  goTo('Trash', '/library?trash=1', { words: 'deleted restore' }),
  goTo('Settings', '/settings', { words: 'preferences', keys: 'G S' }),
  goTo('Buy Credits', '/settings/billing#credits', { words: 'add-on pay history' }),
  goTo('Subscription Plans', '/settings/billing', { words: 'upgrade cancel invoices billing' }),
  goTo('Printify Integration', '/settings/printify', { words: 'connect token shop etsy' }),
  goTo('Product', '/settings/product', { words: 'shirt blueprint provider sizes' }),
  goTo('Line-ups', '/settings/line-ups', { words: 'products set hoodie sweatshirt tote mug poster kids' }),
  goTo('Product Pricing', '/settings/pricing', { words: 'price profit' }),
  goTo('AI Prompt Template', '/settings/prompt', { words: 'image' }),
  goTo('GPT Listing Templates', '/settings/listings', { words: 'title description tags' }),
  goTo('Account Settings', '/settings/account', { words: 'email name delete' }),
  goTo('Change password', '/settings/account#change-password', { words: 'new secret' }),
  goTo('Export your data', '/settings/account#your-data', { words: 'download archive zip' }),
  goTo('Connected apps', '/settings/apps', { words: 'assistants claude chatgpt mcp oauth disconnect' }),
  goTo('Security', '/settings/security', { words: 'two-step authenticator passkey sessions devices' }),
  goTo('API keys', '/settings/api-keys', { words: 'developers programs scripts token' }),
  goTo('Webhooks', '/settings/webhooks', { words: 'developers programs events signing secret' }),
  goTo('Guide for developers', '/developers', { words: 'api curl node python webhooks mcp assistant samples' }),
  { name: 'API reference', words: 'developers openapi', run: () => window.location.assign('/api/docs') },
  goTo('Connect Printify, step by step', '/help/printify-setup', { words: 'guide tutorial api token' }),
  goTo('Help', '/help', { words: 'contact support write', keys: 'G H' }),
  goTo('Pricing', '/pricing', { words: 'prices plans' }),
  goTo('Terms & Conditions', '/terms', { words: 'legal' }),
  goTo('Privacy Policy', '/privacy', { words: 'legal cookies gdpr' }),
  goTo('DMCA / Copyright Policy', '/dmca', { words: 'legal takedown' }),
  goTo('Acceptable Use Policy', '/aup', { words: 'legal rules' }),
  { name: 'Keyboard shortcuts', words: 'keys help', keys: '?', run: ({ showShortcuts }) => showShortcuts() },
  { name: 'Use the light theme', words: 'color mode', run: () => chooseTheme('light') },
  { name: 'Use the dark theme', words: 'color mode night', run: () => chooseTheme('dark') },
  { name: 'Use the system theme', words: 'color mode automatic', run: () => chooseTheme('system') },
  { name: 'Sign out', words: 'log out leave', run: leave },
];

const ADMIN_COMMANDS: Command[] = [
  goTo('Admin: overview', '/admin', { words: 'users credits settings', keys: 'G A' }),
  goTo('Admin: activity', '/admin/activity', { words: 'charts queues jobs' }),
  goTo('Admin: messages', '/admin/messages', { words: 'contact inbox' }),
  goTo('Admin: audit log', '/admin/audit', { words: 'history' }),
  goTo('Admin: blocked terms', '/admin/blocked-terms', { words: 'brands names' }),
  goTo('Admin: catalog', '/admin/printify-catalog', { words: 'variants csv' }),
];

export function commandsFor(isAdmin: boolean): Command[] {
  return isAdmin ? [...COMMANDS, ...ADMIN_COMMANDS] : COMMANDS;
}

/** Commands where each word of the search begins a word of the name or of `words`. */
export function findCommands(commands: Command[], search: string): Command[] {
  const sought = wordsOf(search);
  return commands.filter(({ name, words = '' }) => {
    const own = wordsOf(`${name} ${words}`);
    return sought.every((word) => own.some((one) => one.startsWith(word)));
  });
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
}

function newDesign({ navigate }: Actions) {
  return navigate('/dashboard', { state: { focusIdea: true } satisfies FocusState });
}

async function leave({ navigate, signOut }: Actions): Promise<void> {
  if (await signOut()) await navigate('/');
}
