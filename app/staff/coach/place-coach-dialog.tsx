import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NAME_MAX, TEXT_MAX } from '#core/ground/limits/hire-limits.ts';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useStaffMutation } from '../change/use-staff-mutation.ts';
import type { CoachRequest } from './coach-page.tsx';

interface PlaceCoachDialogProps {
  request: CoachRequest;
  onClose(): void;
}

/** Asks which coach serves, and from which day. */
export function PlaceCoachDialog({ request, onClose }: PlaceCoachDialogProps) {
  const { t } = useTranslation('staff');
  const { api } = useEnvironment();
  const work = useStaffMutation();
  const [name, setName] = useState(request.coach_name ?? '');
  const [phone, setPhone] = useState(request.coach_phone ?? '');
  const [about, setAbout] = useState(request.coach_about ?? '');
  const [firstDay, setFirstDay] = useState(request.first_day ?? '');
  const send = async () => {
    // What is missing is refused by the server, beside its field.
    const body = {
      from: request.status,
      coach_name: name,
      coach_phone: phone,
      coach_about: about,
      first_day: firstDay,
    };
    const done = await work.run(
      () => api.call('placeCoach', { params: { id: request.id }, body }),
      ({ message }) => message,
    );
    if (done) onClose();
  };
  return (
    <FormDialog
      title={t('coach.place.title', { no: request.request_no })}
      sendText={t(request.first_day ? 'coach.place.change' : 'coach.place.do')}
      isBusy={work.isBusy}
      problem={work.messageAlone}
      onSend={send}
      onClose={onClose}
      onCancel={onClose}
    >
      <p>{t('coach.place.effect')}</p>
      <TextField
        label={t('coach.place.name')}
        autoComplete="off"
        maxLength={NAME_MAX}
        value={name}
        error={work.fieldError('coach_name')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextField
        label={t('coach.place.phone')}
        hint={t('coach.place.phoneHint')}
        type="tel"
        autoComplete="off"
        value={phone}
        error={work.fieldError('coach_phone')}
        onChange={(event) => setPhone(event.currentTarget.value)}
      />
      <TextAreaField
        label={t('coach.place.about')}
        maxLength={TEXT_MAX}
        value={about}
        error={work.fieldError('coach_about')}
        onChange={(event) => setAbout(event.currentTarget.value)}
      />
      <TextField
        label={t('coach.place.firstDay')}
        type="date"
        value={firstDay}
        error={work.fieldError('first_day')}
        onChange={(event) => setFirstDay(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
