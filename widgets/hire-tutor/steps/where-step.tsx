import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { AddressParts } from './address-parts.tsx';
import { AreaFields } from './area-fields.tsx';
import type { PickerProps } from './pickers.ts';
import { PinField } from './pin-field.tsx';
import type { StepProps } from './step-props.ts';

interface WhereStepProps extends StepProps {
  Picker: ComponentType<PickerProps> | undefined;
}

/** A saved place, or city, area, address and point. */
export function WhereStep({ Picker, ...props }: WhereStepProps) {
  const { answers, change } = props;
  return (
    <>
      {Picker && <Picker value={answers.saved_location_id} onPick={change} />}
      {answers.saved_location_id === undefined && <PlaceFields {...props} />}
    </>
  );
}

function PlaceFields(props: StepProps) {
  const { answers, change, errorOf } = props;
  const { t } = useTranslation('hire');
  return (
    <>
      <AreaFields {...props} />
      <div data-field="detail_address">
        <TextAreaField
          label={t('optional', { label: t('where.address') })}
          hint={t('where.addressHint')}
          rows={2}
          autoComplete="street-address"
          value={answers.detail_address ?? ''}
          error={errorOf('detail_address')}
          onChange={(event) => change({ detail_address: event.currentTarget.value })}
        />
      </div>
      <AddressParts {...props} />
      <PinField {...props} />
    </>
  );
}
