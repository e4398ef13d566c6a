import { Link } from 'react-router';
import { clientConfig } from '../../api/client/config.ts';
import { Logo } from '../../components/ui/logo.tsx';
import { cn } from '../../lib/cn.ts';
import { ThemeToggle } from './theme-toggle.tsx';

const LEGAL = [
  ['/terms', 'Terms & Conditions'],
  ['/privacy', 'Privacy Policy'],
  ['/dmca', 'DMCA / Copyright'],
  ['/aup', 'Acceptable Use'],
] as const;

const SUPPORT = [
  ['/contact', 'Contact Us'],
  ['/help', 'Help Center'],
  ['/developers', 'Developers'],
] as const;

/** `wide`: as wide as the screens of signed-in users. */
export function Footer({ wide = false }: { wide?: boolean }) {
  const { supportEmail } = clientConfig();
  return (
    <footer className="border-t">
      <div
        className={cn(
          'mx-auto grid gap-x-16 gap-y-8 px-4 py-10 text-sm sm:px-6 md:grid-cols-[1fr_auto_auto] print:px-0 print:py-4',
          wide ? 'max-w-[96rem]' : 'max-w-7xl',
        )}
      >
        <div className="grid content-start justify-items-start gap-3 text-muted-foreground">
          <span className="text-foreground">
            <Logo />
          </span>
          <p>From an idea to a shirt in your shop.</p>
          {/* On a phone that has no room for it in the header of the public pages. */}
          {!wide && (
            <span className="-ml-3 hidden max-[22.4rem]:inline print:hidden">
              <ThemeToggle />
            </span>
          )}
          {supportEmail && (
            <a href={`mailto:${supportEmail}`} className="inline-flex min-h-11 items-center text-foreground underline">
              {supportEmail}
            </a>
          )}
          {/* The year of the build stays where a later one reads the page. */}
          <p suppressHydrationWarning>{`© ${new Date().getFullYear()} Inkloom`}</p>
        </div>
        <LinkGroup name="Legal" links={LEGAL} />
        <LinkGroup name="Support" links={SUPPORT} />
      </div>
    </footer>
  );
}

function LinkGroup({ name, links }: { name: string; links: readonly (readonly [path: string, name: string])[] }) {
  return (
    <nav aria-label={name} className="print:hidden">
      <p aria-hidden="true" className="mb-1 font-semibold text-muted-foreground">
        {name}
      </p>
      <ul className="grid grid-cols-2 gap-x-6 md:grid-cols-1">
        {links.map(([path, label]) => (
          <li key={path}>
            <Link to={path} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
