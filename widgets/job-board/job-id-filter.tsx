import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toLatinDigits } from '#core/ground/format/latin-digits.ts';
import { Button } from '#ui/button/button.tsx';
import { CONTROL, Field } from '#ui/field/field.tsx';
import type { FilterProps } from './filter-panel.tsx';

/** Finds one job by its id, typed in either script's digits. */
export function JobIdFilter({ filter, onChange }: FilterProps) {
  const { t } = useTranslation('boardControls');
  const [text, setText] = useState(filter.jobid ? String(filter.jobid) : '');
  const [isWrong, setWrong] = useState(false);

  useEffect(() => setText(filter.jobid ? String(filter.jobid) : ''), [filter.jobid]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const digits = toLatinDigits(text.trim()).replace(/^#/, '');
    const isNumber = /^(?:[1-9]\d{0,8})?$/.test(digits);
    setWrong(!isNumber);
    if (isNumber) onChange({ jobid: Number(digits) || undefined });
  };

  return (
    <form onSubmit={submit} noValidate>
      <Field label={t('filters.jobId')} error={isWrong ? t('filters.jobIdError') : undefined}>
        {(ids) => (
          <span className="flex gap-2">
            <input
              {...ids}
              className={CONTROL}
              inputMode="numeric"
              autoComplete="off"
              maxLength={12}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
            <Button type="submit" look="secondary">
              {t('filters.jobIdFind')}
            </Button>
          </span>
        )}
      </Field>
    </form>
  );
}
