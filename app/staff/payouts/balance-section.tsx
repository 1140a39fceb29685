import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moneyText } from '#core/money/words/money-text.ts';
import type { StaffBalance } from '#core/staff/api/staff-payouts.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { useLang } from '#ui/i18n/use-lang.ts';
import { Section } from '#ui/section/section.tsx';
import { PayOutDialog } from './pay-out-dialog.tsx';
import { PayoutRow } from './payout-row.tsx';
import { useTargetText } from './use-target-text.ts';

interface BalanceSectionProps {
  person: { user_id: number; name: string };
  balance: StaffBalance;
}

export function BalanceSection({ person, balance }: BalanceSectionProps) {
  const { t } = useTranslation('staffMoney');
  const lang = useLang();
  const targetText = useTargetText();
  const [isOpen, setOpen] = useState(false);
  const money = (poisha: number) => moneyText(lang, poisha);
  const { free_poisha: free, refunds_poisha: refunds, targets, payouts } = balance;
  const waiting = payouts.find(({ state }) => state === 'waiting');
  return (
    <Section padding="normal" title={t('payout.title')}>
      <Facts
        facts={[
          [t('payout.held'), money(balance.held_poisha)],
          [t('payout.refunds'), refunds > 0 && money(refunds)],
          [t('payout.free'), money(free)],
        ]}
      />
      {waiting?.first && (
        <Alert tone="info">
          {t(waiting.first.is_mine ? 'payout.waitsForOther' : 'payout.waitsForMe', {
            name: waiting.first.by?.name ?? '',
            sum: money(waiting.amount_poisha),
            to: targetText(waiting),
          })}
        </Alert>
      )}
      {free > 0 && targets.length === 0 && <p>{t('payout.noNumber')}</p>}
      {free > 0 && targets.length > 0 && (
        <Button look="secondary" className="self-start" onClick={() => setOpen(true)}>
          {t('payout.do')}
        </Button>
      )}
      <ol className="flex flex-col gap-2">
        {payouts
          .filter(({ state }) => state !== 'waiting')
          .map((payout) => (
            <PayoutRow key={payout.id} payout={payout} person={person} />
          ))}
      </ol>
      {isOpen && <PayOutDialog person={person} balance={balance} onClose={() => setOpen(false)} />}
    </Section>
  );
}
