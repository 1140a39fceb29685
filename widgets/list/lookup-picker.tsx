import { useTranslation } from 'react-i18next';
import { useApi } from '#ui/api/use-api.ts';
import { type Options, readOptions } from '#ui/field/read-options.ts';
import type { Option } from '#ui/field/select-field.tsx';
import { useTypedQuery } from '#ui/field/use-typed-query.ts';
import { PickSeveral } from './pick-several.tsx';

interface LookupPickerProps {
  list: 'listClasses' | 'listSubjects';
  label: string;
  /** All that can be chosen, and what is chosen. */
  options: Options<Option>;
  values: readonly number[];
  onChange(ids: number[]): void;
}

/** Chooses several classes or subjects, found by their names in any spelling. */
export function LookupPicker({ list, label, options, values, onChange }: LookupPickerProps) {
  const { t } = useTranslation('boardControls');
  const { query, isSettled, onType } = useTypedQuery();
  const found = useApi(list, query ? { query: { q: query } } : null, { keepsLast: true });
  const { list: all = [], retry } = readOptions(options);
  const byId = new Map(all.map((option) => [option.id, option]));
  const fitting = query ? (found.data ?? []).flatMap(({ id }) => byId.get(id) ?? []) : all;
  const isLost = retry !== undefined || (query !== '' && Boolean(found.error));
  return (
    <PickSeveral
      label={label}
      hint={t('filters.searchHint')}
      error={isLost ? t('filters.lookupError') : undefined}
      chosen={values.map((id) => byId.get(id) ?? { id, text: label })}
      options={fitting
        .filter(({ id }) => !values.includes(id))
        .map(({ id, text }) => ({ id: String(id), text }))}
      isAnswered={isSettled && !found.isLoading && !isLost}
      onType={onType}
      onAdd={(id) => onChange([...values, Number(id)])}
      onRemove={(id) => onChange(values.filter((value) => value !== id))}
    />
  );
}
