import { useTranslation } from 'react-i18next';
import { useSavedForm } from '#app/ground/form/use-saved-form.ts';
import { useProfileSaved } from '#app/people/account/use-profile-saved.ts';
import { useApi } from '#ui/api/use-api.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { ProfileForm } from '../forms/profile-form.tsx';
import { personalPartBody } from '../forms/profile-schemas.ts';
import { typedValues } from '../forms/typed-values.ts';
import type { PersonalFormProps } from './personal-form-props.ts';

const TEXTS = ['date_of_birth', 'bc_nid_po', 'additional_number'] as const;
type SelfValues = Record<(typeof TEXTS)[number], string> & { religion_id?: number | undefined };

/** Day of birth, number of a document and religion. */
export function SelfForm({ info }: PersonalFormProps) {
  const { t } = useTranslation('profile');
  const { api } = useEnvironment();
  const onSaved = useProfileSaved();
  const religions = useApi('listReligions', {});
  const saved = useSavedForm<SelfValues, typeof personalPartBody.self._output>({
    name: 'personal-self',
    schema: personalPartBody.self,
    defaults: { ...typedValues(TEXTS, info), religion_id: info?.religion_id ?? undefined },
    send: async (body) => onSaved(await api.call('savePersonalInfo', { body })),
    whenFailed: t('personal.failed'),
  });
  const { field, typed } = saved;

  return (
    <ProfileForm saved={saved} label={t('personal.parts.self')}>
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
    </ProfileForm>
  );
}
