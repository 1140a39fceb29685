import { useTranslation } from 'react-i18next';
import { CheckboxList } from '#ui/field/checkbox-list.tsx';
import { FallenNote } from '../list/fallen-note.tsx';
import { LookupPicker } from '../list/lookup-picker.tsx';
import { SubjectField } from '../list/subject-field.tsx';
import type { TeachingFieldProps } from '../list/use-teaching-choices.ts';

const orNone = (ids: number[]) => (ids.length > 0 ? ids : undefined);

/** Classes and subjects, several of each: either may be chosen first and narrows the other. */
export function TeachingFilters({ filter, choices }: TeachingFieldProps) {
  const { t } = useTranslation('hubControls');
  const { category_id, i_class, subjects } = filter;
  const classes = choices.classes();
  const field = {
    values: i_class ?? [],
    onChange: (ids: number[]) => choices.choose('i_class', orNone(ids)),
  };
  /** Each category has a Class 8. */
  const withCategory = ({ id, text }: { id: number; text: string }) => {
    const category = choices.categoryOf(id);
    return { id, text: category ? `${text}, ${category}` : text };
  };
  return (
    <div ref={choices.place} className="flex flex-col gap-4">
      {category_id ? (
        <CheckboxList
          legend={t('filters.classes')}
          options={
            category_id.length > 1 ? { ...classes, data: classes.data?.map(withCategory) } : classes
          }
          {...field}
        />
      ) : (
        <LookupPicker
          list="listClasses"
          label={t('filters.classes')}
          options={{ ...classes, data: classes.data?.map(withCategory) }}
          {...field}
        />
      )}
      <FallenNote names={choices.fallenBy('i_class')} />
      <SubjectField choices={choices} isOfClass={i_class !== undefined} values={subjects} />
    </div>
  );
}
