import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { AreaFields } from '../steps/area-fields.tsx';
import { PinField } from '../steps/pin-field.tsx';
import type { PlaceValues } from './use-place-fields.ts';

interface PlaceFormProps {
  values: PlaceValues;
  onChange(changes: Partial<PlaceValues>): void;
  errorOf(field: keyof PlaceValues): string | undefined;
}

export function PlaceForm({ values, onChange, errorOf }: PlaceFormProps) {
  const texts = useTexts('parent');
  return (
    <>
      <AreaFields answers={values} change={onChange} errorOf={errorOf} />
      <TextAreaField
        label={texts('places.address')}
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
