import { useTranslation } from 'react-i18next';
import { useSavedForm } from '#app/ground/form/use-saved-form.ts';
import { useProfileSaved } from '#app/people/account/use-profile-saved.ts';
import type { ExperienceEntry } from '#core/people/api/profile/experience.ts';
import { useApi } from '#ui/api/use-api.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { ProfileForm } from '../forms/profile-form.tsx';
import { experienceBody } from '../forms/profile-schemas.ts';

interface ExperienceValues {
  tutoring_category_id?: number | undefined;
  i_class_id?: number | undefined;
  teaching_location: string;
  duration_from: string;
  duration_to: string;
  about: string;
}

interface ExperienceDialogProps {
  /** Missing for a new one. */
  entry: ExperienceEntry | undefined;
  onClose(): void;
}
const ABOUT_LENGTH = 1000;

/** Everything is asked for. Source: docs/requirements/people/tutor-profile.md, "Tutoring". */
export function ExperienceDialog({ entry, onClose }: ExperienceDialogProps) {
  const { t } = useTranslation('profile');
  const { api } = useEnvironment();
  const onSaved = useProfileSaved();
  const categories = useApi('listCategories', {});
  const saved = useSavedForm<ExperienceValues, typeof experienceBody._output>({
    name: entry ? `experience-${entry.id}` : 'experience',
    schema: experienceBody,
    defaults: {
      tutoring_category_id: entry?.tutoring_category_id,
      i_class_id: entry?.i_class_id,
      teaching_location: entry?.teaching_location ?? '',
      duration_from: entry?.duration_from ?? '',
      duration_to: entry?.duration_to ?? '',
      about: entry?.about ?? '',
    },
    send: async (body) => {
      const answer = entry
        ? await api.call('updateExperience', { params: { id: entry.id }, body })
        : await api.call('createExperience', { body });
      onClose();
      await onSaved(answer);
    },
  });
  const { values, fill, errorOf, field, typed } = saved;
  const category = values.tutoring_category_id;
  const classes = useApi(
    'listClasses',
    category === undefined ? null : { query: { tutoring_category_id: category } },
  );
  const title = t(entry ? 'experience.edit' : 'experience.add');

  return (
    <Dialog title={title} onClose={onClose}>
      <ProfileForm saved={saved} label={title} isNew={!entry}>
        <SelectField
          label={t('experience.category')}
          emptyText={t('choose')}
          options={categories}
          value={category}
          onChange={(id) => fill({ tutoring_category_id: id, i_class_id: undefined })}
          error={errorOf('tutoring_category_id')}
        />
        <SelectField
          label={t('experience.class')}
          hint={category === undefined ? t('experience.categoryFirst') : undefined}
          emptyText={t('choose')}
          options={category === undefined ? [] : classes}
          disabled={category === undefined}
          {...field('i_class_id')}
        />
        <TextField
          label={t('experience.place')}
          autoComplete="off"
          {...typed('teaching_location')}
        />
        <TextField label={t('experience.from')} type="date" {...typed('duration_from')} />
        <TextField label={t('experience.to')} type="date" {...typed('duration_to')} />
        <TextAreaField
          isCounted
          rows={5}
          label={t('experience.about')}
          maxLength={ABOUT_LENGTH}
          {...typed('about')}
        />
      </ProfileForm>
    </Dialog>
  );
}
