import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { chooseTheme, currentTheme, watchTheme } from '../../lib/theme.ts';

export function ThemeToggle() {
  const theme = useSyncExternalStore(watchTheme, currentTheme, () => 'light');
  const other = theme === 'dark' ? 'light' : 'dark';
  const Icon = theme === 'dark' ? Sun : Moon;
  return (
    <Button variant="quiet" size="icon" aria-label={`Switch to the ${other} theme`} onClick={() => chooseTheme(other)}>
      <Icon aria-hidden="true" />
    </Button>
  );
}
