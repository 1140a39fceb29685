import { useTranslation } from 'react-i18next';
import { useApi } from '#ui/api/use-api.ts';
import { Chip } from '#ui/chip/chip.tsx';
import { Combobox } from '#ui/field/combobox.tsx';
import { useTypedQuery } from '#ui/field/use-typed-query.ts';
import { useFormat } from '#ui/i18n/use-format.ts';

interface LookupSearchProps {
  list: 'listUniversities' | 'listDepartments';
  label: string;
  value: number | undefined;
  onChange(id: number | undefined): void;
}

/** One of a long list, found by a part of its name. */
export function LookupSearch({ list, label, value, onChange }: LookupSearchProps) {
  const { t } = useTranslation('hubControls');
  const format = useFormat();
  const { query, isSettled, onType } = useTypedQuery();
  const all = useApi(list, {}, { keepsLast: true });
  const found = useApi(list, query ? { query: { q: query } } : {}, { keepsLast: true });
  const options = (found.data ?? []).map(({ id, text }) => ({ id: String(id), text }));
  const chosen = all.data?.find(({ id }) => id === value)?.text;
  return (
    <div className="flex flex-col gap-2">
      <Combobox
        label={label}
        hint={t('filters.searchHint')}
        error={found.error ? t('filters.lookupError') : undefined}
        chosen={chosen ?? ''}
        options={options}
        isAnswered={isSettled && !found.isLoading && !found.error}
        onType={onType}
        onChoose={({ id }) => onChange(Number(id))}
        emptyText={t('filters.noMatch')}
        countText={t('filters.results', {
          count: options.length,
          n: format.number(options.length),
        })}
      />
      {value !== undefined && (
        <span className="self-start max-w-full">
          <Chip
            text={chosen ?? label}
            removeLabel={t('filters.remove', { filter: chosen ?? label })}
            onRemove={() => onChange(undefined)}
          />
        </span>
      )}
    </div>
  );
}
