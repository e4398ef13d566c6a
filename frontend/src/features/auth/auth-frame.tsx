import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Logo } from '../../components/ui/logo.tsx';

/** The page around everything that happens before somebody is in: a card in the middle, the name above it. */
export function AuthFrame({ title, lead, children }: { title: string; lead?: ReactNode; children?: ReactNode }) {
  return (
    <main className="mx-auto grid min-h-[80vh] w-full max-w-md content-center gap-8 px-4 py-12">
      <Link to="/" className="justify-self-center rounded-sm">
        <Logo />
      </Link>
      <div className="grid gap-6 rounded-lg border bg-sheet p-6 sm:p-8">
        <div className="grid gap-2">
          <h1 className="text-3xl">{title}</h1>
          {lead && <div className="text-muted-foreground">{lead}</div>}
        </div>
        {children}
      </div>
    </main>
  );
}
