import { useTranslation } from 'react-i18next';
import { checkText } from '#core/ground/text/check-text.ts';
import { SEARCH_NAME_MAX } from '#core/market/jobs/saved-search-limits.ts';
import { useFields } from '#ui/api/use-fields.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';

interface SearchNameFormProps {
  first: string;
  onSave(name: string): Promise<void>;
}

/** The name of a search, proposed or as it is. */
export function SearchNameForm({ first, onSave }: SearchNameFormProps) {
  const { t } = useTranslation('ownBoard');
  const { values, change, submit, isBusy, errorOf, problem } = useFields(
    { name: first },
    (given) =>
      given.name.trim() === '' || checkText(given.name, SEARCH_NAME_MAX)
        ? { name: t('saved.nameProblem') }
        : {},
  );
  return (
    <form
      noValidate
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        submit(() => onSave(values.name.trim()));
      }}
    >
      <TextField
        label={t('saved.name')}
        value={values.name}
        maxLength={SEARCH_NAME_MAX}
        autoComplete="off"
        error={errorOf('name') ?? problem}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <Button type="submit" className="self-start" isBusy={isBusy}>
        {t('saved.save')}
      </Button>
    </form>
  );
}
