import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { momentText } from '#core/ground/format/moment-text.ts';
import { moneyText } from '#core/money/words/money-text.ts';
import type { StaffPayout } from '#core/staff/api/staff-payouts.ts';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useLang } from '#ui/i18n/use-lang.ts';
import { StaffReason } from '../change/staff-reason.tsx';
import { itsMessage } from '../change/use-staff-mutation.ts';
import { useTargetText } from './use-target-text.ts';

interface PayoutRowProps {
  payout: StaffPayout;
  person: { name: string };
}

/** One payout that was sent, and whether it was taken back. */
export function PayoutRow({ payout, person }: PayoutRowProps) {
  const { t } = useTranslation('staffMoney');
  const lang = useLang();
  const { api } = useEnvironment();
  const targetText = useTargetText();
  const [isOpen, setOpen] = useState(false);
  const { id, version, paid, undone, trx } = payout;
  const sum = moneyText(lang, payout.amount_poisha);
  return (
    <li className="flex flex-col gap-1 text-sm border-s-2 border-line ps-3">
      <p>{t('payout.sent', { sum, to: targetText(payout) })}</p>
      {paid && (
        <p className="text-muted break-words">
          {t('payout.sentBy', {
            name: paid.by?.name ?? '',
            at: momentText(paid.at, lang),
            trx: trx ?? '',
          })}
        </p>
      )}
      {undone && (
        <p className="text-danger break-words">
          {t('payout.undone', {
            name: undone.by?.name ?? '',
            at: momentText(undone.at, lang),
            reason: undone.reason,
          })}
        </p>
      )}
      {payout.state === 'paid' && (
        <Button look="secondary" className="self-start" onClick={() => setOpen(true)}>
          {t('payout.undo')}
        </Button>
      )}
      {isOpen && (
        <StaffReason
          title={t('payout.undoOf', { name: person.name })}
          effect={t('payout.undoEffect', { sum })}
          doText={t('payout.undo')}
          reasonLabel={t('payout.undoReason')}
          act={(reason) => api.call('undoPayout', { params: { id }, body: { version, reason } })}
          done={itsMessage}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  );
}
