import { BookOpen } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { AdminDashboard } from '../../features/admin/index.ts';
import { useTitle } from '../../lib/hooks/use-title.ts';

export function Component() {
  useTitle('Admin Dashboard');
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">Admin Dashboard</h1>
        <Button asChild>
          <Link to="/admin/printify-catalog">
            <BookOpen aria-hidden="true" />
            Browse Printify catalog
          </Link>
        </Button>
      </div>
      <AdminDashboard />
    </>
  );
}
