import { useTranslation } from 'react-i18next';
import { DistanceField } from './distance-field.tsx';
import { NearField } from './near-field.tsx';
import type { NearFilter } from './near-filter.ts';

interface NearPlaceProps {
  filter: NearFilter;
  onChange(changes: NearFilter): void;
}

/** The place a list is searched around and how far, among the other filters. */
export function NearPlace({ filter, onChange }: NearPlaceProps) {
  const { t } = useTranslation('boardControls');
  return (
    <div className="flex flex-col gap-2">
      <NearField label={t('near.label')} filter={filter} onChange={onChange} />
      <DistanceField filter={filter} onChange={onChange} />
    </div>
  );
}
