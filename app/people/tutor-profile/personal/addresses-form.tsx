import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSavedForm } from '#app/ground/form/use-saved-form.ts';
import { useAfterProfileSave } from '#app/people/account/after-profile-save.ts';
import { useProfileSaved } from '#app/people/account/use-profile-saved.ts';
import { type FieldIn, fieldsIn } from '#core/people/profile/profile-fields.ts';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { ProfileForm } from '../forms/profile-form.tsx';
import { personalPartBody } from '../forms/profile-schemas.ts';
import { typedValues } from '../forms/typed-values.ts';
import type { PersonalFormProps } from './personal-form-props.ts';
import { TextGroup } from './text-group.tsx';

const PRESENT = fieldsIn(['present']);
const PERMANENT = fieldsIn(['permanent']);
type AddressValues = Record<FieldIn<'present' | 'permanent'>, string>;

/** Present and permanent address; the second is often the first. */
export function AddressesForm({ info, district, area }: PersonalFormProps) {
  const { t } = useTranslation('profile');
  const { api } = useEnvironment();
  const onSaved = useProfileSaved();
  const stored = typedValues([...PRESENT, ...PERMANENT], info);
  const saved = useSavedForm<AddressValues, typeof personalPartBody.addresses._output>({
    name: 'personal-addresses',
    schema: personalPartBody.addresses,
    defaults: {
      ...stored,
      present_police_station: stored.present_police_station || (area ?? ''),
      present_district: stored.present_district || (district ?? ''),
    },
    send: async (body) => onSaved(await api.call('savePersonalInfo', { body })),
    whenFailed: t('personal.failed'),
  });
  const copyPresent = () =>
    saved.fill(
      Object.fromEntries(
        PERMANENT.map((name, index) => {
          const from = PRESENT[index];
          return [name, from ? saved.values[from] : ''];
        }),
      ),
    );

  const isStep = useAfterProfileSave() !== null;
  const [isSame, setSame] = useState(
    () => isStep && PERMANENT.every((name) => saved.values[name] === ''),
  );
  // One button for both: a step is answered with a press.
  const asks = isStep && isSame;
  const answerNo = () => {
    setSame(false);
    saved.fill(Object.fromEntries(PERMANENT.map((name) => [name, ''])));
  };
  const submit: typeof saved.submit = (event) => {
    if (asks) copyPresent();
    return saved.submit(event);
  };

  return (
    <ProfileForm
      saved={{ ...saved, submit }}
      label={t('personal.parts.addresses')}
      {...(asks && {
        goOnText: t('personal.isSame.yes'),
        extraButton: (
          <Button look="secondary" onClick={answerNo}>
            {t('personal.isSame.no')}
          </Button>
        ),
      })}
    >
      <TextGroup legend={t('personal.present')} section="present" typed={saved.typed} />
      {asks ? (
        <p className="font-semibold">{t('personal.isSame.question')}</p>
      ) : (
        <TextGroup legend={t('personal.permanent')} section="permanent" typed={saved.typed}>
          <Button look="secondary" className="self-start" onClick={copyPresent}>
            {t('personal.samePresent')}
          </Button>
        </TextGroup>
      )}
    </ProfileForm>
  );
}
