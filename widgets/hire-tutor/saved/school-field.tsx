import { useTranslation } from 'react-i18next';
import { useApi } from '#ui/api/use-api.ts';
import { Combobox } from '#ui/field/combobox.tsx';
import { useTypedQuery } from '#ui/field/use-typed-query.ts';
import { useFormat } from '#ui/i18n/use-format.ts';

interface SchoolFieldProps {
  value: string;
  error: string | undefined;
  onChange(name: string): void;
}

/** A school or college out of our list, or in the guardian's own words: what is typed is what counts. */
export function SchoolField({ value, error, onChange }: SchoolFieldProps) {
  const { t } = useTranslation('parent');
  const format = useFormat();
  const { query, isSettled, onType } = useTypedQuery();
  const { data, isLoading } = useApi('listSchools', query ? { query: { q: query } } : null, {
    keepsLast: true,
  });
  const options = query ? (data ?? []).map(({ id, text }) => ({ id: String(id), text })) : [];
  return (
    // Leaving a combobox ends its search with an empty text; what was written is the answer here.
    <div onInput={({ target }) => target instanceof HTMLInputElement && onChange(target.value)}>
      <Combobox
        label={t('students.institute')}
        isRequired
        hint={t('students.instituteHint')}
        error={error}
        chosen={value}
        options={options}
        isAnswered={isSettled && !isLoading}
        onType={onType}
        onChoose={({ text }) => onChange(text)}
        emptyText={t('students.ownWords')}
        countText={t('students.schools', {
          count: options.length,
          n: format.number(options.length),
        })}
      />
    </div>
  );
}
