import { useTranslation } from 'react-i18next';
import type { HireAnswers } from '#core/market/hire/hire-answers.ts';
import type { HireStep } from '#core/market/hire/hire-steps.ts';
import { phoneText } from '#core/people/account/phone-text.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import type { VerifiedContact } from '../../request/verified-contact.ts';
import { useAnswerRows } from './use-answer-rows.ts';

interface CheckStepProps {
  answers: HireAnswers;
  verified: VerifiedContact | undefined;
  onChange(step: HireStep): void;
}

/** Everything as it will be sent, each part with its way back. */
export function CheckStep({ answers, verified, onChange }: CheckStepProps) {
  const { t } = useTranslation('hire');
  const lang = useLang();
  const groups = useAnswerRows(answers);
  const all = verified
    ? [
        ...groups,
        {
          step: 'contact' as const,
          rows: [[t('check.contact'), `${verified.name}, ${phoneText(verified.phone, lang)}`]],
        },
      ]
    : groups;
  return (
    <>
      <p className="text-muted">{t('check.lead')}</p>
      {all.map(({ step, rows }) => (
        <section key={step} className="flex flex-col gap-2 pb-3 border-b border-line">
          <div className="flex items-baseline justify-between gap-3">
            <h3 className="font-semibold">{t(`steps.${step}`)}</h3>
            <button
              type="button"
              className="inline-flex items-center min-h-[36px] font-semibold text-brand hover:underline"
              aria-label={t('check.changeStep', { step: t(`steps.${step}`) })}
              onClick={() => onChange(step)}
            >
              {t('check.change')}
            </button>
          </div>
          <dl className="flex flex-col gap-2">
            {rows.map(([label, value]) => (
              <div key={label} className="grid grid-cols-1 cq-sm:grid-cols-2 gap-x-4">
                <dt className="text-muted text-sm">{label}</dt>
                <dd className="min-w-0 break-words">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className="text-muted text-sm">{t('check.terms')}</p>
    </>
  );
}
