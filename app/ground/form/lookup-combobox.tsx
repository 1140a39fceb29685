import { useTranslation } from 'react-i18next';
import { useApi } from '#ui/api/use-api.ts';
import { useToastedMutation } from '#ui/api/use-toasted-mutation.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { Combobox } from '#ui/field/combobox.tsx';
import { useTypedQuery } from '#ui/field/use-typed-query.ts';
import { useFormat } from '#ui/i18n/use-format.ts';

/** The letters below which no name is worth adding; the server asks for as many. */
const SHORTEST_NAME = 3;
const NEW = 'new';

const LISTS = {
  university: { list: 'listUniversities', create: 'createUniversity' },
  department: { list: 'listDepartments', create: 'createDepartment' },
  school: { list: 'listSchools', create: 'createSchool' },
} as const;

interface LookupComboboxProps {
  kind: keyof typeof LISTS;
  /** False: only what is listed may be chosen. */
  canAdd?: boolean;
  label: string;
  isRequired?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** Name of what is chosen, '' for nothing. */
  chosen: string;
  /** `typeId`: of the university that was chosen, where it is known. */
  onChoose(id: number, text: string, typeId?: number): void;
}

/** Searches a long list by name; what is not in it can be added where that is allowed. */
export function LookupCombobox({
  kind,
  canAdd: mayAdd = true,
  label,
  isRequired,
  hint,
  error,
  chosen,
  onChoose,
}: LookupComboboxProps) {
  const { t } = useTranslation('form');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const { api } = useEnvironment();
  const { run, isBusy: isCreating } = useToastedMutation();
  const { wanted, query, isSettled, onType } = useTypedQuery();
  const {
    data,
    isLoading,
    error: failure,
  } = useApi(LISTS[kind].list, { query: query ? { q: query } : {} }, { keepsLast: true });

  const isAnswered = isSettled && !isLoading && !failure && data !== undefined;
  // Of the last answer only what fits the words: a quick press must not take another name.
  const found = (data ?? []).filter(
    ({ text }) => isAnswered || text.toLowerCase().includes(wanted.toLowerCase()),
  );
  const isKnown = found.some(({ text }) => text.toLowerCase() === wanted.toLowerCase());
  const canAdd = mayAdd && isAnswered && !isKnown && wanted.length >= SHORTEST_NAME;
  const options = found.map(({ id, text }) => ({ id: String(id), text }));
  if (canAdd) options.push({ id: NEW, text: t('add', { name: wanted }) });

  const add = async () => {
    const { data: added } = await api.call(LISTS[kind].create, { body: { text: wanted } });
    onChoose(added.id, added.text);
  };

  const choose = (id: number, text: string) => {
    const item = found.find((one) => one.id === id);
    const isTyped = item !== undefined && 'university_type_id' in item;
    const type = isTyped ? item.university_type_id : undefined;
    onChoose(id, text, typeof type === 'number' ? type : undefined);
  };

  return (
    <Combobox
      label={label}
      isRequired={isRequired}
      hint={isCreating ? t('creating') : hint}
      error={error ?? (failure ? common('loadError') : undefined)}
      chosen={chosen}
      options={options}
      isAnswered={isAnswered}
      onType={onType}
      onChoose={({ id, text }) => (id === NEW ? void run(add) : choose(Number(id), text))}
      emptyText={t('noMatch')}
      countText={t('results', {
        count: options.length,
        n: format.number(options.length),
      })}
    />
  );
}
