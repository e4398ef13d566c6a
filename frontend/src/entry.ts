import './theme.css';
import { hasStoredSession } from './api/client/stored-session.ts';
import { startUpRedirect } from './features/auth/index.ts';
import { reloadWhenReachable } from './lib/missing-code.ts';
import { painted } from './lib/painted.ts';
import { openAt, watchPresses, whenUsed } from './lib/when-used.ts';

/** What every page begins with. A prerendered one gets the rest of its code later, if it is a visitor who opens it. */
const root = document.getElementById('root');
const isForVisitor = !hasStoredSession() && !startUpRedirect(window.location);

/**
 * After the page has loaded, in ms. An aid or a program that looks for a field to fill in gives no sign of use before it
 * can; a form is what its page is opened for, and only waits until the page is there to be read.
 */
const atLatestMs = { onlyRead: 6000, withForm: 0 };

if (isForVisitor && root && 'onlyRead' in root.dataset) whenUsed(start, atLatestMs.onlyRead);
else if (isForVisitor && root && 'withForm' in root.dataset) whenUsed(start, atLatestMs.withForm);
else {
  if (root?.dataset.loading === 'outline') void startAfterPaint();
  else void start();
  // The landing page names no code of the dashboard, which a signed-in user sees there. The router reports what is missing.
  if (window.location.pathname === '/') import('./routes/dashboard.tsx').catch(() => undefined);
}

/** The outline is on the screen before the code is asked for that takes its place. */
async function startAfterPaint(): Promise<void> {
  const presses = watchPresses(openAt);
  await painted();
  const code = document.querySelector<HTMLTemplateElement>('template#code');
  if (code) document.head.append(code.content);
  await start();
  presses.repeat();
}

async function start(): Promise<void> {
  try {
    const { mounted } = await import('./main.tsx');
    await mounted;
  } catch (error) {
    console.error(error);
    reloadWhenReachable(`${error}`);
  }
}
