import type { NamedRow } from '#core/search/gazetteer/gazetteer-data.ts';
import type { Option } from '#ui/field/select-field.tsx';
import { useLang } from '#ui/i18n/use-lang.ts';

/** Rows of the lookups as options in the conversation's language. */
export function useNames() {
  const isBengali = useLang() === 'bn';
  return (rows: Iterable<NamedRow>): Option[] =>
    Array.from(rows, ({ id, name, name_bn }) => ({ id, text: isBengali ? name_bn : name }));
}
