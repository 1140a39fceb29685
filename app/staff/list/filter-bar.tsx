import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMedia } from '#ui/hooks/use-media.ts';
import { ROOMY } from '../console/widths.ts';

/** Search and filters in one row; on a phone the filters fold away under the search. */
export function FilterBar({ search, children }: { search: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('staff');
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
          {t('filters.open')}
        </summary>
        <div className="filter-grid pt-2">{children}</div>
      </details>
    </div>
  );
}
