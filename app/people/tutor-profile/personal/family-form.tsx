import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSavedForm } from '#app/ground/form/use-saved-form.ts';
import { useProfileSaved } from '#app/people/account/use-profile-saved.ts';
import { type FieldIn, fieldsIn } from '#core/people/profile/profile-fields.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { ProfileForm } from '../forms/profile-form.tsx';
import { personalPartBody } from '../forms/profile-schemas.ts';
import { typedValues } from '../forms/typed-values.ts';
import type { PersonalFormProps } from './personal-form-props.ts';
import { TextGroup } from './text-group.tsx';

type FamilyValues = Record<FieldIn<'parents' | 'emergency'>, string>;
type Called = 'father' | 'mother' | 'other';

const isIn = (values: FamilyValues, parent: 'father' | 'mother') =>
  values[`${parent}_name`] === values.emergency_contact_name &&
  values[`${parent}_number`] === values.emergency_contact_number;

/** Somebody else, unless it is one of the parents; before anything is typed it is the father. */
function calledIn(values: FamilyValues): Called {
  if (isIn(values, 'father')) return 'father';
  return isIn(values, 'mother') ? 'mother' : 'other';
}

/** Both parents and whom to call, who most often is one of them. */
export function FamilyForm({ info }: PersonalFormProps) {
  const { t } = useTranslation('profile');
  const { api } = useEnvironment();
  const onSaved = useProfileSaved();
  const saved = useSavedForm<FamilyValues, typeof personalPartBody.family._output>({
    name: 'personal-family',
    schema: personalPartBody.family,
    defaults: typedValues(fieldsIn(['parents', 'emergency']), info),
    send: async (body) => onSaved(await api.call('savePersonalInfo', { body })),
    whenFailed: t('personal.failed'),
  });
  const { values, fill } = saved;
  // Until another name is typed the values alone do not say it.
  const [isOther, setOther] = useState(false);
  const called = isOther ? 'other' : calledIn(values);
  const choose = (next: Called) => {
    setOther(next === 'other');
    fill({
      emergency_contact_name: next === 'other' ? '' : values[`${next}_name`],
      emergency_contact_number: next === 'other' ? '' : values[`${next}_number`],
    });
  };
  /** Returns the props of a parent's field, which is the emergency contact's too. */
  const typed: typeof saved.typed = (name) => ({
    ...saved.typed(name),
    onChange: ({ currentTarget: { value } }) => {
      const changes: Partial<FamilyValues> = { [name]: value };
      if (name === `${called}_name`) changes.emergency_contact_name = value;
      if (name === `${called}_number`) changes.emergency_contact_number = value;
      fill(changes);
    },
  });

  return (
    <ProfileForm saved={saved} label={t('personal.parts.family')}>
      <TextGroup legend={t('personal.parents')} section="parents" typed={typed} />
      <ChoiceGroup
        legend={t('personal.emergency')}
        value={called}
        onChange={choose}
        choices={[
          { value: 'father', text: t('personal.called.father') },
          { value: 'mother', text: t('personal.called.mother') },
          { value: 'other', text: t('personal.called.other') },
        ]}
      />
      {called === 'other' && (
        <TextGroup legend={t('personal.called.other')} section="emergency" typed={saved.typed} />
      )}
    </ProfileForm>
  );
}
