import { useTranslation } from 'react-i18next';
import type { SalaryWish } from '#core/search/slots/slots.ts';
import { NumberField } from '#ui/field/number-field.tsx';
import type { SlotFieldsProps } from './slot-fields.tsx';

/** The fields of a salary; either end may be left open. */
export function SalaryFields({ draft: { salary }, change, error }: SlotFieldsProps) {
  const { t } = useTranslation('assistant');
  const set = (name: keyof SalaryWish, value: number | undefined) => {
    const { [name]: _, ...rest } = salary ?? {};
    change({ salary: value === undefined ? rest : { ...rest, [name]: value } });
  };
  return (
    <>
      <NumberField
        label={t('form.salaryFrom')}
        value={salary?.min}
        error={error}
        onChange={(value) => set('min', value)}
      />
      <NumberField
        label={t('form.salaryTo')}
        value={salary?.max}
        onChange={(value) => set('max', value)}
      />
    </>
  );
}
