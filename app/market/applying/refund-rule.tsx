import { useTranslation } from 'react-i18next';
import type { PlatformCharge } from '#core/money/fees/platform-charge.ts';
import { refundSteps } from '#core/money/fees/refund.ts';
import { useFormat } from '#ui/i18n/use-format.ts';

/** Says what comes back if the tuition ends early. */
export function RefundRule({ charge }: { charge: Pick<PlatformCharge, 'type' | 'taka'> }) {
  const { t } = useTranslation('applying');
  const format = useFormat();
  const [all, part] = refundSteps(charge);
  const hasPart = part !== undefined && part.toDay !== null;
  return (
    <p className="text-sm">
      {t('refund.all', { day: format.number(all?.toDay ?? 0) })}{' '}
      {hasPart &&
        t('refund.part', {
          percent: format.number(part.percent),
          day: format.number(part.toDay ?? 0),
        })}{' '}
      {t('refund.own')}
    </p>
  );
}
