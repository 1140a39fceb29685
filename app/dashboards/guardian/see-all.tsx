import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** The link beside the title of a part: it leads to the list whose beginning the part is. */
export const SeeAll = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link
    to={to}
    className="inline-flex items-center min-h-[44px] font-semibold text-brand hover:underline"
  >
    {children}
  </Link>
);
