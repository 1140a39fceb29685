import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useApi } from '#ui/api/use-api.ts';
import { Combobox } from '#ui/field/combobox.tsx';
import { useTypedQuery } from '#ui/field/use-typed-query.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { type FoundOption, toOptions } from './found-option.ts';
import { FoundRow } from './found-row.tsx';

interface StaffSearchProps {
  /** Called when something found is opened. */
  onGo?: (() => void) | undefined;
}

/** One field over people, requests and invoices. */
export function StaffSearch({ onGo }: StaffSearchProps) {
  const { t } = useTranslation('staff');
  const format = useFormat();
  const navigate = useNavigate();
  const { t: common } = useTranslation('common');
  const { wanted, query, isSettled, onType } = useTypedQuery();
  const isAsked = query !== '' && wanted !== '';
  const { data, error, isLoading } = useApi(
    'searchStaffConsole',
    isAsked ? { query: { q: query } } : null,
    { keepsLast: true },
  );
  const isAnswered = isSettled && !isLoading && !error && data !== undefined;
  const options =
    isAsked && data && !error
      ? toOptions(data, query, (kind) => t(`search.all.${kind}`, { words: query }))
      : [];
  const count = options.filter(({ found }) => found).length;
  return (
    <Combobox<FoundOption>
      label={t('search.label')}
      isLabelHidden
      chosen=""
      error={isAsked && error ? common('loadError') : undefined}
      options={options}
      isAnswered={isAnswered}
      drawOption={({ found, text }) =>
        found ? <FoundRow found={found} /> : <span className="text-brand">{text}</span>
      }
      groupOf={({ kind }) => t(`search.kind.${kind}`)}
      onType={onType}
      onChoose={({ to }) => {
        // Keys of the page that opens are not typed into the field.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        onGo?.();
        navigate(to);
      }}
      startText={t('search.start')}
      emptyText={t('search.none')}
      countText={t('search.count', { count, n: format.number(count) })}
    />
  );
}
