import { useTranslation } from 'react-i18next';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { AreaFields } from '../steps/area-fields.tsx';
import { PinField } from '../steps/pin-field.tsx';
import type { PlaceValues } from './use-place-fields.ts';

interface PlaceFormProps {
  values: PlaceValues;
  onChange(changes: Partial<PlaceValues>): void;
  errorOf(field: keyof PlaceValues): string | undefined;
}

export function PlaceForm({ values, onChange, errorOf }: PlaceFormProps) {
  const { t } = useTranslation('parent');
  return (
    <>
      <AreaFields answers={values} change={onChange} errorOf={errorOf} />
      <TextAreaField
        label={t('places.address')}
        isRequired
        rows={2}
        autoComplete="street-address"
        value={values.detail_address}
        error={errorOf('detail_address')}
        onChange={(event) => onChange({ detail_address: event.currentTarget.value })}
      />
      <PinField answers={values} change={onChange} errorOf={errorOf} />
    </>
  );
}
