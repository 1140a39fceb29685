import { useTranslation } from 'react-i18next';
import { SavedForm } from '#app/ground/form/saved-form.tsx';
import { useSavedForm } from '#app/ground/form/use-saved-form.ts';
import { useProfileSaved } from '#app/people/account/use-profile-saved.ts';
import type { PersonalInfo } from '#core/people/api/profile/personal-info.ts';
import { fieldsIn } from '#core/people/profile/profile-fields.ts';
import { useApi } from '#ui/api/use-api.ts';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { PlainField } from '../forms/plain-field.tsx';
import { personalInfoBody } from '../forms/profile-schemas.ts';
import { type PersonalValues, toPersonalValues } from './personal-values.ts';
import { TextGroup } from './text-group.tsx';

/** Source: docs/requirements/people/tutor-profile.md, "Personal information". */
export function PersonalForm({ info }: { info: PersonalInfo | null }) {
  const { t } = useTranslation('profile');
  const { api } = useEnvironment();
  const onSaved = useProfileSaved();
  const religions = useApi('listReligions', {});
  const saved = useSavedForm<PersonalValues, typeof personalInfoBody._output>({
    name: 'personal',
    schema: personalInfoBody,
    defaults: toPersonalValues(info),
    toasts: true,
    send: async (body) => onSaved(await api.call('savePersonalInfo', { body })),
    whenFailed: t('personal.failed'),
  });
  const { values, set, field, typed } = saved;
  const copyPresent = () => {
    const present = fieldsIn(['present']);
    for (const [index, field] of fieldsIn(['permanent']).entries()) {
      const from = present[index];
      if (from) set(field, values[from]);
    }
  };

  return (
    <SavedForm
      saved={saved}
      label={t('personal.title')}
      submitText={t('personal.save')}
      sendingText={t('personal.saving')}
    >
      <div className="field-grid">
        <TextField
          label={t('personal.fields.date_of_birth')}
          type="date"
          autoComplete="bday"
          {...typed('date_of_birth')}
        />
        <SelectField
          label={t('personal.fields.religion_id')}
          emptyText={t('choose')}
          options={religions}
          {...field('religion_id')}
        />
        <TextField
          label={t('personal.fields.bc_nid_po')}
          hint={t('personal.documentHint')}
          autoComplete="off"
          {...typed('bc_nid_po')}
        />
        <TextField
          label={t('personal.fields.additional_number')}
          hint={t('optional')}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          {...typed('additional_number')}
        />
      </div>
      {fieldsIn(['about']).map((name) => (
        <PlainField key={name} name={name} label={t(`personal.fields.${name}`)} {...typed(name)} />
      ))}
      <TextGroup legend={t('personal.present')} section="present" form={saved} />
      <TextGroup legend={t('personal.permanent')} section="permanent" form={saved}>
        <Button look="secondary" className="self-start" onClick={copyPresent}>
          {t('personal.samePresent')}
        </Button>
      </TextGroup>
      <TextGroup legend={t('personal.contacts')} section="contacts" form={saved} />
    </SavedForm>
  );
}
