// Runs before the first paint. A file of its own because the content security policy allows no inline script.
try {
  // The remembered theme must be there with the first pixel.
  const theme = localStorage.getItem('inkloom-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  // Pages are prerendered for visitors: theme.css hides what a signed-in user must not see flash by.
  const stored = localStorage.getItem('sb-inkloom-auth-token');
  if (stored !== null) document.documentElement.dataset.session = '';
  // The outline of the dashboard holds the place of the first steps for whoever has not done them, and of a few colors for
  // whoever has no more yet: get-started.tsx and use-shirt-colors.ts have the same rules.
  const { user } = JSON.parse(stored) ?? {};
  const shown = user && localStorage.getItem(`inkloom-get-started-hidden-${user.id}`);
  const isNew = Date.now() - Date.parse(user?.created_at) < 7 * 86_400_000;
  if (shown === 'no' || (shown === null && isNew)) document.documentElement.dataset.gettingStarted = '';
  if (Number(localStorage.getItem('inkloom-shirt-colors') ?? (isNew ? 4 : 35)) <= 4)
    document.documentElement.dataset.fewColors = '';
} catch {
  // Storage is closed to us, or holds what is not ours: the system's choice is used.
}
