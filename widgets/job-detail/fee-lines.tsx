import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type JobTerms, platformCharge } from '#core/money/fees/platform-charge.ts';
import { REFUND_REPORT_HOURS, type RefundStep, refundSteps } from '#core/money/fees/refund.ts';
import { VERIFICATION_CHARGE } from '#core/money/fees/verification-charge.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';

/** Shows what a tuition costs the tutor, worked out in taka with the rule named. */
export function FeeLines({ terms }: { terms: JobTerms }) {
  const { t } = useTranslation('job');
  const format = useFormat();
  const charge = platformCharge(terms);
  const days = ({ fromDay, toDay }: RefundStep) =>
    toDay === null
      ? t('fee.daysOpen', { day: format.number(fromDay - 1) })
      : t('fee.days', { from: format.number(fromDay), to: format.number(toDay) });

  return (
    <>
      <div>
        <p className="text-muted text-sm">
          {t('fee.charge')} ({t(`fee.type.${charge.type}`)})
        </p>
        <p className="tabular text-xl font-semibold">{format.money(charge.taka)}</p>
        <p className="text-sm">
          {t('fee.chargeRule', {
            percent: format.number(charge.percent),
            money: format.money(terms.actual_salary),
          })}
        </p>
        <p className="text-sm">{t('fee.due', { days: format.number(charge.dueDays) })}</p>
      </div>
      <table className="w-full text-sm">
        <caption className="text-start font-semibold pb-1">{t('fee.refund')}</caption>
        <tbody>
          {refundSteps(charge).map((step) => (
            <tr key={step.fromDay} className="border-t border-line">
              <th scope="row" className="py-2 font-normal text-start">
                {days(step)}
              </th>
              <td className="py-2 text-end tabular font-semibold">
                {step.taka > 0
                  ? `${format.money(step.taka)} (${format.number(step.percent)}%)`
                  : t('fee.none')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-muted text-sm">
        {t('fee.report', { hours: format.number(REFUND_REPORT_HOURS) })}{' '}
        {t('fee.verification', { charge: format.money(VERIFICATION_CHARGE) })}
      </p>
    </>
  );
}

/** Nobody is to be paid before. */
export function FeeNever() {
  const { t } = useTranslation('job');
  return (
    <Alert tone="warning" icon={<ShieldCheck aria-hidden="true" size={20} />}>
      {t('fee.never')}
    </Alert>
  );
}
