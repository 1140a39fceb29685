import type { ReactNode } from 'react';
import { useMedia } from '#ui/hooks/use-media.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { ROOMY } from '../console/widths.ts';

/** Search and filters in one row; on a phone the filters fold away under the search. */
export function FilterBar({ search, children }: { search: ReactNode; children: ReactNode }) {
  const texts = useTexts('staff');
  const isRoomy = useMedia(ROOMY);
  if (isRoomy)
    return (
      <div className="filter-grid">
        {search}
        {children}
      </div>
    );
  return (
    <div className="flex flex-col gap-2">
      {search}
      <details className="flex flex-col gap-2">
        <summary className="inline-flex items-center min-h-[36px] font-semibold text-brand">
          {texts('filters.open')}
        </summary>
        <div className="filter-grid pt-2">{children}</div>
      </details>
    </div>
  );
}
