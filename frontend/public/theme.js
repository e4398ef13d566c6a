// Runs before the first paint: the remembered theme must be there with the first pixel. A file of its
// own because the content security policy allows no inline script.
try {
  const theme = localStorage.getItem('inkloom-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is closed to us: the system's choice holds.
}
