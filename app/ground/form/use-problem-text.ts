import { useCallback } from 'react';
import { useFormat, useI18n } from '#ui/i18n/i18n-provider.tsx';
import type { FieldProblem } from './read-problem.ts';

/** A problem of a field in the reader's words. Needs the texts of the area `errors`. */
export function useProblemText() {
  const i18n = useI18n();
  const format = useFormat();
  return useCallback(
    ({ key, values }: FieldProblem): string => {
      const read = (code: string): unknown =>
        i18n.getResource(i18n.language, 'errors', `fields.${code}`);
      const readable = (name: string) => {
        const value = values[name] ?? '';
        const write = name === 'id' ? format.id : format.number;
        if (typeof value === 'number') return write(value);
        return value.replace(/\b\d+\b/g, (digits) => write(Number(digits)));
      };
      return String(read(key) ?? read('invalid')).replace(
        /\{\{(\w+)\}\}/g,
        (_match, name: string) => readable(name),
      );
    },
    [i18n, format],
  );
}
