import { useTexts } from '#ui/i18n/i18n-provider.tsx';
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
  const texts = useTexts('boardControls');
  return (
    <PlaceCombobox
      label={label}
      isLabelHidden={isLabelHidden}
      hint={isLabelHidden ? undefined : texts('near.hint')}
      chosen={useNearName(filter) ?? ''}
      onChoose={(place) => onChange(goNear(place, filter))}
      onClear={() => onChange({ latitude: undefined, longitude: undefined, distance: undefined })}
    />
  );
}
