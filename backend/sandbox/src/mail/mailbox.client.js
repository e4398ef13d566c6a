const PAUSE_MS = 3000;
const list = document.getElementById('list');
let shown = '';

/** Puts the list as the server has it now in the place of the old one, where it differs. */
async function refresh() {
  if (document.hidden) return;
  const answer = await fetch(list.dataset.source);
  const markup = await answer.text();
  if (answer.ok && shown && markup !== shown) {
    const focused = document.activeElement?.getAttribute('href');
    list.innerHTML = markup;
    if (focused) list.querySelector(`a[href="${CSS.escape(focused)}"]`)?.focus();
  }
  if (answer.ok) shown = markup;
}

/** One request at a time; a sandbox that is away for a while is asked again. */
async function follow() {
  await refresh().catch(() => undefined);
  setTimeout(follow, PAUSE_MS);
}

follow();
document.addEventListener('visibilitychange', () => refresh().catch(() => undefined));
