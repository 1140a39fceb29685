import type { Option } from '#ui/field/select-field.tsx';

/** A chosen filter in words, with the change that takes it away. */
export interface FilterText<Filter> {
  key: string;
  text: string;
  without: Partial<Filter>;
}

type Field<Filter> = keyof Filter & string;

const change = <Filter>(fields: readonly Field<Filter>[], value: number[] | undefined) =>
  Object.fromEntries(fields.map((field) => [field, value])) as Partial<Filter>;

/** One filter, made of one field or of several that go together. */
export const filterText = <Filter>(
  text: string,
  ...fields: Field<Filter>[]
): FilterText<Filter> => ({ key: fields.join(), text, without: change(fields, undefined) });

/** A field of one id or of several, each of which can be taken away alone. */
export function filterTextsOfIds<Filter>(
  field: Field<Filter>,
  chosen: number | readonly number[] | undefined,
  names: readonly Option[] | undefined,
  /** The words until the names are there. */
  label: string,
): FilterText<Filter>[] {
  const ids = chosen === undefined ? [] : [chosen].flat();
  return ids.map((id) => {
    const others = ids.filter((other) => other !== id);
    return {
      key: `${field}-${id}`,
      text: names?.find((option) => option.id === id)?.text ?? label,
      without: change<Filter>([field], others.length > 0 ? others : undefined),
    };
  });
}
