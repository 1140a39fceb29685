import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moneyText } from '#core/money/words/money-text.ts';
import { FOUR_EYES_ABOVE_POISHA } from '#core/money/words/proof-words.ts';
import type { StaffBalance } from '#core/staff/api/staff-payouts.ts';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useLang } from '#ui/i18n/use-lang.ts';
import { useStaffMutation } from '../change/use-staff-mutation.ts';
import { useTargetText } from './use-target-text.ts';

interface PayOutDialogProps {
  person: { user_id: number; name: string };
  balance: StaffBalance;
  onClose(): void;
}

/** The whole free balance, to one of the person's numbers; above the limit one notes and another sends it. */
export function PayOutDialog({ person, balance, onClose }: PayOutDialogProps) {
  const { t } = useTranslation('staffMoney');
  const lang = useLang();
  const { api } = useEnvironment();
  const work = useStaffMutation();
  const targetText = useTargetText();
  const { free_poisha: poisha, needs_two: needsTwo, targets, payouts } = balance;
  const keyOf = ({ service, number }: { service: string; number: string | null }) =>
    `${service} ${number}`;
  const noted = payouts.find(
    ({ state, amount_poisha: sum }) => state === 'waiting' && sum === poisha,
  );
  const [chosen, setChosen] = useState(noted ? keyOf(noted) : '');
  const [trx, setTrx] = useState('');
  const target = targets.find((one) => keyOf(one) === chosen) ?? targets[0];
  if (target === undefined) return null;
  const isNoted = noted?.first?.is_mine === false && keyOf(noted) === keyOf(target);
  const isPlan = needsTwo && !isNoted;
  const sum = moneyText(lang, poisha);
  const send = async () => {
    const call = { params: { id: person.user_id } };
    const wanted = { amount_poisha: poisha, ...target };
    const done = await work.run(
      () =>
        isPlan
          ? api.call('preparePayout', { ...call, body: wanted })
          : api.call('payOutBalance', { ...call, body: { ...wanted, trx } }),
      ({ message }) => message,
    );
    if (done) onClose();
  };
  return (
    <FormDialog
      title={t('payout.of', { name: person.name })}
      sendText={t(isPlan ? 'payout.plan' : 'payout.do')}
      isBusy={work.isBusy}
      problem={work.messageAlone}
      onSend={send}
      onClose={onClose}
      onCancel={onClose}
    >
      <p>
        {isPlan
          ? t('payout.planEffect', { sum, limit: moneyText(lang, FOUR_EYES_ABOVE_POISHA) })
          : t('payout.effect', { sum })}
      </p>
      <ChoiceGroup
        legend={t('payout.to')}
        choices={targets.map((one) => ({ value: keyOf(one), text: targetText(one) }))}
        value={keyOf(target)}
        onChange={(key) => setChosen(key)}
      />
      {!isPlan && (
        <TextField
          label={t('payout.trx')}
          autoComplete="off"
          maxLength={60}
          value={trx}
          error={work.fieldError('trx')}
          onChange={(event) => setTrx(event.currentTarget.value)}
        />
      )}
    </FormDialog>
  );
}
