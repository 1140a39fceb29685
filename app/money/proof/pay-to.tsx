import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCopy } from '#app/ground/files/use-copy.ts';
import { toDigitsOf } from '#core/ground/format/latin-digits.ts';
import type { ManualWay } from '#core/money/api/proofs.ts';
import { Button } from '#ui/button/button.tsx';
import { useLang } from '#ui/i18n/use-lang.ts';
import { PaymentMark } from '#ui/payment-mark/payment-mark.tsx';

/** The numbers of ours, each to be copied into the app of its service. */
export function PayTo({ to }: ManualWay) {
  const { t } = useTranslation('proof');
  const lang = useLang();
  const copy = useCopy(t('copied'), t('byHand'));
  return (
    <ul aria-label={t('to')} className="flex flex-col gap-2">
      {to.map(({ service, number, name }) => (
        <li
          key={`${service} ${number}`}
          className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-3 py-2 rounded-sm border border-line"
        >
          <PaymentMark of={service} />
          <span className="flex-1 min-w-0 break-words">
            <span className="font-semibold">{t(`service.${service}`)}</span>{' '}
            <span className="tabular font-semibold">{toDigitsOf(lang, number)}</span>
            {name !== null && <span className="block text-muted text-sm">{name}</span>}
          </span>
          <Button
            look="quiet"
            icon={<Copy aria-hidden="true" size={18} />}
            aria-label={`${t('copy')}: ${t(`service.${service}`)}`}
            onClick={() => void copy(number)}
          >
            {t('copy')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
