import { Link } from 'react-router';
import { clientConfig } from '../../api/client/config.ts';
import { Logo } from '../../components/ui/logo.tsx';

export function Footer() {
  const { supportEmail } = clientConfig();
  return (
    <footer className="border-t">
      <div className="mx-auto flex max-w-[96rem] flex-wrap items-center justify-between gap-x-10 gap-y-4 px-4 py-8 text-muted-foreground text-sm sm:px-6">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <span className="text-foreground">
            <Logo />
          </span>
          <p>From an idea to a shirt in your shop.</p>
        </div>
        <nav aria-label="Support" className="flex flex-wrap gap-x-6 gap-y-1">
          <Link to="/contact" className="text-foreground underline">
            Contact Us
          </Link>
          <Link to="/help" className="text-foreground underline">
            Help Center
          </Link>
        </nav>
        <p className="flex flex-wrap gap-x-6 gap-y-1">
          {supportEmail && (
            <a href={`mailto:${supportEmail}`} className="text-foreground underline">
              {supportEmail}
            </a>
          )}
          <span>© {new Date().getFullYear()} Inkloom</span>
        </p>
      </div>
    </footer>
  );
}
