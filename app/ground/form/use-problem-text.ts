import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/i18n/use-format.ts';
import type { FieldProblem } from './read-problem.ts';

/** A problem of a field in the reader's words. Needs the texts of the area `errors`. */
export function useProblemText() {
  const { t } = useTranslation('errors');
  const format = useFormat();
  return useCallback(
    ({ key, values }: FieldProblem): string => {
      const readable = Object.entries(values).map(([name, value]): [string, string] => {
        const write = name === 'id' ? format.id : format.number;
        if (typeof value === 'number') return [name, write(value)];
        return [name, value.replace(/\b\d+\b/g, (digits) => write(Number(digits)))];
      });
      return t([`fields.${key}`, 'fields.invalid'], {
        defaultValue: key,
        replace: Object.fromEntries(readable),
      });
    },
    [t, format],
  );
}
