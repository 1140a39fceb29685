import { useTranslation } from 'react-i18next';
import { useApi } from '#ui/api/use-api.ts';
import { useTypedQuery } from '#ui/field/use-typed-query.ts';
import { PickSeveral } from '../list/pick-several.tsx';

interface LookupSearchProps {
  list: 'listUniversities' | 'listDepartments';
  label: string;
  value: number | undefined;
  onChange(id: number | undefined): void;
}

/** One of a long list, found by a part of its name. */
export function LookupSearch({ list, label, value, onChange }: LookupSearchProps) {
  const { t } = useTranslation('boardControls');
  const { query, isSettled, onType } = useTypedQuery();
  const all = useApi(list, {}, { keepsLast: true });
  const found = useApi(list, query ? { query: { q: query } } : {}, { keepsLast: true });
  const text = all.data?.find(({ id }) => id === value)?.text ?? label;
  return (
    <PickSeveral
      label={label}
      hint={t('filters.searchHint')}
      error={found.error ? t('filters.lookupError') : undefined}
      chosen={value === undefined ? [] : [{ id: value, text }]}
      options={(found.data ?? []).map((option) => ({ id: String(option.id), text: option.text }))}
      isAnswered={isSettled && !found.isLoading && !found.error}
      onType={onType}
      onAdd={(id) => onChange(Number(id))}
      onRemove={() => onChange(undefined)}
    />
  );
}
