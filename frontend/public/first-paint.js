// Runs before the first paint. A file of its own because the content security policy allows no inline script.
try {
  // The remembered theme must be there with the first pixel.
  const theme = localStorage.getItem('inkloom-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  // Pages are prerendered for visitors: theme.css hides what a signed-in user must not see flash by.
  if (localStorage.getItem('sb-inkloom-auth-token') !== null) document.documentElement.dataset.session = '';
  // The outline of the dashboard holds the place of the first steps for whoever has not done them.
  for (const [key, value] of Object.entries(localStorage))
    if (key.startsWith('inkloom-get-started-hidden-') && value === 'no')
      document.documentElement.dataset.gettingStarted = '';
} catch {
  // Storage is closed to us: the system's choice is used.
}
