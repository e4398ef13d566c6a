import { createContext, type ReactNode, useContext, useState } from 'react';
import type { Language } from './steps.ts';

const Choice = createContext<{ language: Language; choose: (language: Language) => void }>({
  language: 'curl',
  choose: () => {},
});

/** All samples of the page are in the same language. */
export function LanguageChoice({ children }: { children: ReactNode }) {
  const [language, choose] = useState<Language>('curl');
  return <Choice value={{ language, choose }}>{children}</Choice>;
}

export const useLanguage = () => useContext(Choice);
