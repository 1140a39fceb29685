import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#ui/alert/alert.tsx';
import { useMutation } from '#ui/api/use-mutation.ts';
import { Button } from '#ui/button/button.tsx';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';

const REASONS = ['near', 'experience', 'price', 'university', 'feeling'] as const;
const BETWEEN = ', ';

interface ChoiceReasonProps {
  name: string;
  reason: string | null;
  /** Saves the words; without any the reason is taken back. Undefined: the choice stands. */
  onSave: ((reason?: string) => Promise<void>) | undefined;
}

/**
 * Shows why the guardian chose this tutor, if that was said: with one press each, or in words. It helps
 * staff, and may be left out.
 */
export function ChoiceReason({ name, reason, onSave }: ChoiceReasonProps) {
  const { t } = useTranslation('parent');
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy, problem } = useMutation();
  const given = reason?.split(BETWEEN) ?? [];
  const texts = REASONS.map((one) => t(`compare.reasons.${one}`));
  const own = given.filter((one) => !texts.includes(one)).join(BETWEEN);
  if (!onSave)
    return reason && <p className="text-sm break-words">{t('compare.yourReason', { reason })}</p>;
  const toggle = (text: string) => {
    const next = given.includes(text) ? given.filter((one) => one !== text) : [...given, text];
    void run(() => onSave(next.join(BETWEEN) || undefined));
  };
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="float-left w-full text-sm font-semibold">
        {t('compare.whyTitle', { name })}
      </legend>
      <p className="text-muted text-xs">{t('compare.whyHint')}</p>
      <div className="flex flex-wrap gap-2">
        {texts.map((text) => (
          <Button
            key={text}
            look={given.includes(text) ? 'primary' : 'secondary'}
            className="px-3 text-sm"
            aria-pressed={given.includes(text)}
            disabled={isBusy}
            onClick={() => toggle(text)}
          >
            {text}
          </Button>
        ))}
        <Button look="quiet" className="px-3 text-sm" onClick={() => setAsking(true)}>
          {t('compare.addReason')}
        </Button>
      </div>
      {own && <p className="text-sm break-words">{t('compare.yourReason', { reason: own })}</p>}
      {problem && <Alert role="alert">{problem}</Alert>}
      {isAsking && (
        <ReasonDialog
          title={t('compare.whyTitle', { name })}
          label={t('compare.why')}
          hint={t('compare.whyHint')}
          missing={t('errors.reason')}
          sendText={t('compare.sendReason')}
          busyText={t('compare.sending')}
          onSend={(words) =>
            onSave([...given.filter((one) => texts.includes(one)), words].join(BETWEEN))
          }
          onClose={() => setAsking(false)}
        />
      )}
    </fieldset>
  );
}
