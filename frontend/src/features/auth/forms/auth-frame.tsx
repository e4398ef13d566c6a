import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Logo } from '../../../components/ui/logo.tsx';
import { SAMPLE_DESIGNS, SampleShirt } from '../../sample-designs/index.ts';

/** The page around all sign-in screens: the form at the left, a sample shirt at the right. */
export function AuthFrame({ title, lead, children }: { title: string; lead?: ReactNode; children?: ReactNode }) {
  return (
    <div className="grid flex-1 lg:grid-cols-[minmax(28rem,5fr)_7fr]">
      <main
        id="main"
        tabIndex={-1}
        className="grid grid-rows-[auto_1fr] bg-card px-5 py-6 outline-none sm:px-10 lg:border-r"
      >
        <Link to="/" className="inline-flex min-h-11 items-center justify-self-start rounded-sm">
          <Logo />
        </Link>
        <div className="mx-auto grid w-full max-w-sm content-center gap-7 py-10">
          <div className="grid gap-2.5">
            <h1 className="text-[2.6rem]">{title}</h1>
            {lead && <div className="text-muted-foreground">{lead}</div>}
          </div>
          {children}
        </div>
      </main>
      <SampleAside />
    </div>
  );
}

function SampleAside() {
  const design = SAMPLE_DESIGNS[3];
  return (
    <aside aria-label="A design made with Inkloom" className="hidden place-items-center bg-plate p-10 lg:grid">
      <figure className="grid w-full max-w-2xl gap-6">
        <SampleShirt design={design} color="Sand" captioned />
        <figcaption className="min-h-14 text-balance text-center font-display text-xl leading-tight [font-stretch:84%]">
          {design?.idea}
        </figcaption>
      </figure>
    </aside>
  );
}
