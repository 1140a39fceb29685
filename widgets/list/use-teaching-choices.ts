import { useState } from 'react';
import {
  chooseTeaching,
  fallenChoices,
  possibleChoices,
  type TeachingFilter,
} from '#core/market/filters/teaching-choices.ts';
import { useApi } from '#ui/api/use-api.ts';
import type { Option } from '#ui/field/select-field.tsx';
import { useNearViewport } from '#ui/hooks/use-near-viewport.ts';
import { useTeachingNames } from './use-teaching-names.ts';

const nameOf = (options: readonly Option[] | undefined, id: number) =>
  options?.find((option) => option.id === id)?.text;
const keyOf = ({ category_id, i_class, subjects }: TeachingFilter) =>
  JSON.stringify([category_id, i_class, subjects]);

/**
 * The classes, subjects and categories that go together, and what choosing one of them does to the
 * others. The lists are asked for once somebody turns to the fields, or where these were opened, once
 * `place` is in sight; until then there are the names of what is chosen.
 */
export function useTeachingChoices(
  filter: TeachingFilter,
  onChange: (changes: TeachingFilter) => void,
  /** False where they stand beside a list that most only read. */
  isOpened = true,
) {
  const [isSeen, setSeen] = useState(false);
  const wake = () => setSeen(true);
  const place = useNearViewport<HTMLDivElement>(isOpened && !isSeen, wake, 0);
  const [fallen, setFallen] = useState<{ by: keyof TeachingFilter; names: string; key: string }>();
  const names = useTeachingNames(filter);
  const categories = useApi('listCategories', {}, { keepsLast: true });
  const taught = useApi('listTaughtClasses', isSeen ? {} : null);
  const subjects = useApi('listSubjects', isSeen ? {} : null);
  const all = taught.data;
  const goesWith = (one: TeachingFilter) => all && possibleChoices(all, one);
  const possible = goesWith(filter);

  return {
    place,
    wake,
    categories: {
      ...categories,
      data: categories.data?.filter(({ id }) => possible?.category_id.has(id) ?? true),
    },
    /** The classes of the chosen categories, or with `anyCategory` of all. */
    classes: ({ anyCategory = false } = {}) => {
      const wanted = anyCategory ? goesWith({ subjects: filter.subjects }) : possible;
      return {
        ...taught,
        data: all?.filter(({ id }) => wanted?.i_class.has(id)) ?? names.i_class,
      };
    },
    subjects: {
      ...(taught.error ? taught : subjects),
      data: possible
        ? subjects.data?.filter(({ id }) => possible.subjects.has(id))
        : names.subjects,
    },
    categoryOf: (classId: number) =>
      nameOf(categories.data, all?.find(({ id }) => id === classId)?.category_id ?? 0),
    /** The names of what the last choice of this field has taken away; they are shown beside it. */
    fallenBy: (field: keyof TeachingFilter) =>
      fallen?.by === field && fallen.key === keyOf(filter) ? fallen.names : undefined,
    choose(field: keyof TeachingFilter, ids: number[] | undefined) {
      if (!all) return onChange({ [field]: ids });
      const next = chooseTeaching(all, filter, field, ids);
      const lost = fallenChoices(filter, next);
      const gone = [
        ...(field === 'i_class' ? [] : lost.i_class).map((id) => nameOf(all, id)),
        ...(field === 'subjects' ? [] : lost.subjects).map((id) => nameOf(subjects.data, id)),
      ].filter((name) => name !== undefined);
      setFallen(
        gone.length > 0 ? { by: field, names: gone.join(', '), key: keyOf(next) } : undefined,
      );
      onChange(next);
    },
  };
}

export type TeachingChoices = ReturnType<typeof useTeachingChoices>;

export interface TeachingFieldProps {
  filter: TeachingFilter;
  choices: TeachingChoices;
}
