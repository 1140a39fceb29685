import type { ReactNode } from 'react';
import { usePageTitle } from './use-page-title.ts';

interface PageHeadProps {
  title: string;
  lead?: string | undefined;
  /** The one thing to do here. */
  action?: ReactNode;
}

export function PageHead({ title, lead, action }: PageHeadProps) {
  usePageTitle(title);
  return (
    <header className="flex flex-wrap items-center gap-3 mb-4">
      <div className="flex-1 min-w-[200px]">
        <h1 className="text-xl">{title}</h1>
        {lead && <p className="text-muted">{lead}</p>}
      </div>
      {action}
    </header>
  );
}
