import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { chooseTheme, currentTheme, systemTheme, watchTheme } from '../../lib/theme.ts';

export function ThemeToggle() {
  const theme = useSyncExternalStore(watchTheme, currentTheme, () => 'light');
  const other = theme === 'dark' ? 'light' : 'dark';
  const Icon = theme === 'dark' ? Sun : Moon;
  // When the choice equals the system's theme, follow the system again.
  const toggle = () => chooseTheme(other === systemTheme() ? 'system' : other);
  return (
    <Button variant="quiet" size="icon" aria-label={`Switch to the ${other} theme`} onClick={toggle}>
      <Icon aria-hidden="true" />
    </Button>
  );
}
