import { useTranslation } from 'react-i18next';
import { CheckboxListField } from '#app/ground/form/checkbox-list-field.tsx';
import { GroupError } from '#app/ground/form/group-error.tsx';
import { useSavedForm } from '#app/ground/form/use-saved-form.ts';
import { useProfileSaved } from '#app/people/account/use-profile-saved.ts';
import type { TutorProfile } from '#core/people/api/profile/overview.ts';
import { useApi } from '#ui/api/use-api.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { CheckboxList } from '#ui/field/checkbox-list.tsx';
import { ProfileForm } from '../forms/profile-form.tsx';
import { categoriesBody } from '../forms/profile-schemas.ts';
import { useClassesOf, useSubjectsOf } from './use-choices.ts';

interface CategoryValues {
  categories: number[];
  i_classes: number[];
  subjects: number[];
}

/** Asks what the tutor teaches: categories, their classes, the subjects of those. */
export function CategoryPanel({ profile }: { profile: TutorProfile }) {
  const { t } = useTranslation('profile');
  const { api } = useEnvironment();
  const onSaved = useProfileSaved();
  const all = useApi('listCategories', {});
  const ids = (entries: { id: number }[]) => entries.map(({ id }) => id);
  const saved = useSavedForm<CategoryValues, typeof categoriesBody._output>({
    name: 'tutoring-category',
    schema: categoriesBody,
    defaults: {
      categories: ids(profile.categories.categories),
      i_classes: ids(profile.categories.i_classes),
      subjects: ids(profile.categories.subjects),
    },
    send: async (body) => onSaved(await api.call('saveCategories', { body })),
  });
  const { values, set, errorOf, field } = saved;
  const chosen = all.data?.filter(({ id }) => values.categories.includes(id)) ?? [];
  const classes = useClassesOf(values.categories);
  const subjects = useSubjectsOf(values.i_classes);

  const changeCategories = (next: number[]) => {
    set('categories', next);
    const gone = values.categories.filter((id) => !next.includes(id));
    const goneClasses = gone.flatMap((id) => classes.data?.get(id)?.map((one) => one.id) ?? []);
    set(
      'i_classes',
      values.i_classes.filter((id) => !goneClasses.includes(id)),
    );
  };
  // What the chosen classes no longer teach is not sent along.
  const known = subjects.data && new Set(subjects.data.map(({ id }) => id));
  const shownSubjects = known ? values.subjects.filter((id) => known.has(id)) : values.subjects;
  const submit: typeof saved.submit = (event) => {
    if (shownSubjects.length !== values.subjects.length) set('subjects', shownSubjects);
    return saved.submit(event);
  };

  return (
    <ProfileForm saved={{ ...saved, submit }} label={t('sections.category')}>
      <CheckboxListField
        legend={t('category.categories')}
        options={all}
        {...field('categories')}
        onChange={changeCategories}
      />
      {chosen.map((category) => (
        <CheckboxList
          key={category.id}
          legend={t('category.classesOf', { category: category.text })}
          options={{ ...classes, data: classes.data?.get(category.id) }}
          values={values.i_classes}
          onChange={(next) => set('i_classes', next)}
        />
      ))}
      <GroupError message={errorOf('i_classes')} />
      <CheckboxListField
        legend={t('category.subjects')}
        hint={values.i_classes.length === 0 ? t('category.classFirst') : undefined}
        options={values.i_classes.length === 0 ? [] : subjects}
        {...field('subjects')}
        value={shownSubjects}
      />
    </ProfileForm>
  );
}
