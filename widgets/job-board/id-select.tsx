import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#ui/field/select-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';

interface IdSelectProps
  extends Pick<
    ComponentProps<typeof SelectField<number>>,
    'label' | 'options' | 'groups' | 'hint' | 'error'
  > {
  emptyText: string;
  ids: readonly number[] | undefined;
  onChange(ids: number[] | undefined): void;
}

/** Chooses one of a list. Several may have been chosen elsewhere: it then says how many. */
export function IdSelect({ ids = [], emptyText, onChange, ...field }: IdSelectProps) {
  const { t } = useTranslation('boardControls');
  const format = useFormat();
  const isOne = ids.length <= 1;
  return (
    <SelectField
      {...field}
      emptyText={isOne ? emptyText : t('filters.several', { n: format.number(ids.length) })}
      value={isOne ? ids[0] : undefined}
      onChange={(id) => onChange(id === undefined ? undefined : [id])}
    />
  );
}
