import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** Beside the title of a part: the list it is the beginning of. */
export const SeeAll = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link
    to={to}
    className="inline-flex items-center min-h-[44px] font-semibold text-brand hover:underline"
  >
    {children}
  </Link>
);
