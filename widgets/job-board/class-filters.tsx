import { useTranslation } from 'react-i18next';
import { FallenNote } from '../list/fallen-note.tsx';
import { SubjectField } from '../list/subject-field.tsx';
import type { TeachingChoices, TeachingFieldProps } from '../list/use-teaching-choices.ts';
import { IdSelect } from './id-select.tsx';

type Classes = ReturnType<TeachingChoices['classes']>['data'];

/** Under their categories where there are several: each has a Class 8. */
function inGroups(classes: Classes, { categories }: TeachingChoices) {
  const groups = (categories.data ?? []).flatMap(({ id, text }) => {
    const own = classes?.filter((one) => 'category_id' in one && one.category_id === id) ?? [];
    return own.length > 0 ? [{ heading: text, options: own }] : [];
  });
  return groups.length > 1 ? groups : undefined;
}

/** Class and subjects: either may be chosen first and narrows the other. */
export function ClassFilters({ filter, choices }: TeachingFieldProps) {
  const { t } = useTranslation('boardControls');
  const { i_class, subjects } = filter;
  // Another class may be of another category, and brings it.
  const classes = choices.classes({ anyCategory: i_class !== undefined });

  return (
    <div ref={choices.place} className="flex flex-col gap-5">
      <IdSelect
        label={t('filters.class')}
        emptyText={t('filters.allClasses')}
        options={classes}
        groups={inGroups(classes.data, choices)}
        ids={i_class}
        onChange={(ids) => choices.choose('i_class', ids)}
        hint={i_class?.length === 1 ? choices.categoryOf(i_class[0] ?? 0) : undefined}
        error={classes.error ? t('filters.lookupError') : undefined}
      />
      <FallenNote names={choices.fallenBy('i_class')} />
      <SubjectField choices={choices} isOfClass={i_class !== undefined} values={subjects} />
    </div>
  );
}
