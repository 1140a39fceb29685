import { SavedForm } from '#app/ground/form/saved-form.tsx';
import { useSavedForm } from '#app/ground/form/use-saved-form.ts';
import { useProfileSaved } from '#app/people/account/use-profile-saved.ts';
import { CONTACTS, PERMANENT, PRESENT } from '#app/people/documents/personal-fields.ts';
import type { PersonalInfo } from '#core/people/api/profile/personal-info.ts';
import { ABOUT_MAX, ABOUT_MIN } from '#core/people/profile/profile-constants.ts';
import { useApi } from '#ui/api/use-api.ts';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { personalInfoBody } from '../forms/profile-schemas.ts';
import { type PersonalValues, toPersonalValues } from './personal-values.ts';
import { TextGroup } from './text-group.tsx';

/** Source: docs/requirements/people/tutor-profile.md, "Personal information". */
export function PersonalForm({ info }: { info: PersonalInfo | null }) {
  const texts = useTexts('profile');
  const format = useFormat();
  const { api } = useEnvironment();
  const onSaved = useProfileSaved();
  const religions = useApi('listReligions', {});
  const saved = useSavedForm<PersonalValues, typeof personalInfoBody._output>({
    name: 'personal',
    schema: personalInfoBody,
    defaults: toPersonalValues(info),
    toasts: true,
    send: async (body) => onSaved(await api.call('savePersonalInfo', { body })),
    whenFailed: texts('personal.failed'),
  });
  const { values, set, field, typed } = saved;
  const copyPresent = () => {
    for (const [index, field] of PERMANENT.entries()) {
      const from = PRESENT[index];
      if (from) set(field, values[from]);
    }
  };

  return (
    <SavedForm
      saved={saved}
      label={texts('personal.title')}
      submitText={texts('personal.save')}
      sendingText={texts('personal.saving')}
    >
      <div className="field-grid">
        <TextField
          label={texts('personal.fields.date_of_birth')}
          type="date"
          autoComplete="bday"
          {...typed('date_of_birth')}
        />
        <SelectField
          label={texts('personal.fields.religion_id')}
          emptyText={texts('choose')}
          options={religions}
          {...field('religion_id')}
        />
        <TextField
          label={texts('personal.fields.bc_nid_po')}
          hint={texts('personal.documentHint')}
          autoComplete="off"
          {...typed('bc_nid_po')}
        />
        <TextField
          label={texts('personal.fields.additional_number')}
          hint={texts('optional')}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          {...typed('additional_number')}
        />
      </div>
      <TextAreaField
        isCounted
        rows={5}
        label={texts('personal.fields.about_yourself')}
        hint={texts('personal.aboutHint', {
          least: format.number(ABOUT_MIN),
          most: format.number(ABOUT_MAX),
        })}
        maxLength={ABOUT_MAX}
        {...typed('about_yourself')}
      />
      <TextGroup legend={texts('personal.present')} fields={PRESENT} form={saved} />
      <TextGroup legend={texts('personal.permanent')} fields={PERMANENT} form={saved}>
        <Button look="secondary" className="self-start" onClick={copyPresent}>
          {texts('personal.samePresent')}
        </Button>
      </TextGroup>
      <TextGroup legend={texts('personal.contacts')} fields={CONTACTS} form={saved} />
    </SavedForm>
  );
}
