import { Moon, Sun } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { chooseTheme, currentTheme, watchSystemTheme } from '../../lib/theme.ts';

export function ThemeToggle() {
  const [theme, setTheme] = useState(currentTheme);
  useEffect(() => watchSystemTheme(() => setTheme(currentTheme())), []);
  const other = theme === 'dark' ? 'light' : 'dark';
  const Icon = theme === 'dark' ? Sun : Moon;
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={`Switch to the ${other} theme`}
      onClick={() => {
        chooseTheme(other);
        setTheme(other);
      }}
    >
      <Icon aria-hidden="true" />
    </Button>
  );
}
