import type { ReactNode } from 'react';

/** One fact about a job or a tutor, in a list of them, behind the icon that says what it is. */
export const IconLine = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-start gap-2">
    <span className="text-muted pt-1">{icon}</span>
    <span className="min-w-0">{children}</span>
  </li>
);
