import { useTranslation } from 'react-i18next';
import { goNear, type NearFilter } from './near-filter.ts';
import { PlaceCombobox } from './place-combobox.tsx';
import { useNearName } from './use-near-name.ts';

interface NearFieldProps {
  label: string;
  isLabelHidden?: boolean;
  filter: NearFilter;
  onChange(changes: NearFilter): void;
}

/** The place a list is searched around, found by its name. */
export function NearField({ label, isLabelHidden = false, filter, onChange }: NearFieldProps) {
  const { t } = useTranslation('boardControls');
  return (
    <PlaceCombobox
      label={label}
      isLabelHidden={isLabelHidden}
      hint={isLabelHidden ? undefined : t('near.hint')}
      chosen={useNearName(filter) ?? ''}
      onChoose={(place) => onChange(goNear(place, filter))}
      onClear={() => onChange({ latitude: undefined, longitude: undefined, distance: undefined })}
    />
  );
}
