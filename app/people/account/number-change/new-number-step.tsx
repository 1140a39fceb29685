import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { FormProblem } from '#app/ground/form/form-problem.tsx';
import { rememberPhone } from '#app/ground/preferences/cookies.ts';
import { readSession, removeSession, writeSession } from '#app/ground/preferences/session-store.ts';
import { mobileOf } from '#core/people/account/phone-number.ts';
import { useMutation } from '#ui/api/use-mutation.ts';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { OtpForm } from '../otp/otp-form.tsx';
import { startCountdown } from '../otp/use-countdown.ts';
import { useProfileSaved } from '../use-profile-saved.ts';
import { CancelChange } from './cancel-change.tsx';

/** Kept over a reload, while its code is on the way. */
const GIVEN = 'new-number';

interface NewNumberStepProps {
  /** The change goes on without a code to the old number. */
  isAlone: boolean;
  donePath: string;
  onVerified(): Promise<void>;
  onCancelled(): Promise<void>;
}

/** The number that comes in place of the old one, and a code to it. */
export function NewNumberStep({ isAlone, donePath, onVerified, onCancelled }: NewNumberStepProps) {
  const { t } = useTranslation('numberChange');
  const { api } = useEnvironment();
  const navigate = useNavigate();
  const onSaved = useProfileSaved();
  const { isBusy, run, problem, clear } = useMutation();
  const [typed, setTyped] = useState(readSession(GIVEN) ?? '');
  const [sentTo, setSentTo] = useState(readSession(GIVEN));
  const [isWrong, setWrong] = useState(false);

  const sendTo = async (phone_no: string) => {
    const answer = await api.call('sendNewNumberCode', { body: { phone_no } });
    startCountdown('number-new', answer.resend_in);
    return answer;
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const phone = mobileOf(typed);
    setWrong(phone === null);
    if (phone === null) return;
    void run(async () => {
      await sendTo(phone);
      writeSession(GIVEN, phone);
      setSentTo(phone);
    }, t('failed'));
  };
  const forget = () => {
    removeSession(GIVEN);
    setSentTo(null);
  };
  const verify = async (phone_no: string, otp: string) => {
    const answer = await api.call('verifyNewNumber', { body: { phone_no, otp } });
    removeSession(GIVEN);
    if (!answer.changed) return onVerified();
    rememberPhone(phone_no);
    await onSaved(answer);
    navigate(donePath, { replace: true });
  };

  return (
    <>
      <h3 className="text-base font-semibold">{t('newTitle')}</h3>
      {isAlone && <p className="text-muted">{t('newAlone')}</p>}
      {sentTo === null ? (
        <form noValidate className="flex flex-col gap-4" onSubmit={send}>
          <TextField
            label={t('newLabel')}
            hint={t('newHint')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            value={typed}
            error={isWrong ? t('newWrong') : undefined}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setWrong(false);
              clear();
            }}
          />
          <FormProblem message={problem} />
          <Button type="submit" className="self-start" isBusy={isBusy}>
            {t('sendCode')}
          </Button>
        </form>
      ) : (
        <>
          <OtpForm
            purpose="number-new"
            phone={sentTo}
            onVerify={(otp) => verify(sentTo, otp)}
            onResend={() => sendTo(sentTo)}
          />
          <Button look="quiet" className="self-start -ml-4" onClick={forget}>
            {t('otherNumber')}
          </Button>
        </>
      )}
      <CancelChange onCancelled={onCancelled} />
    </>
  );
}
