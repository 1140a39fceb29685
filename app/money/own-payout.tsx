import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { momentText } from '#core/ground/format/moment-text.ts';
import type { OwnPayout } from '#core/money/api/own-payout.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useAnswers } from '#ui/api/use-answers.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { useMutation } from '#ui/api/use-mutation.ts';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { useMoneySide } from './use-money-side.ts';
import { useMoneyText } from './use-money-text.ts';

/** Says what we hold for the reader, where to and by when it is sent, and takes the wish to have it now. */
export function OwnPayoutNotice() {
  const { data } = useLiveApi('getOwnPayout', {});
  return data && data.due_date !== null ? <Held payout={data} due={data.due_date} /> : null;
}

function Held({ payout, due }: { payout: OwnPayout; due: string }) {
  const { t } = useTranslation('money');
  const format = useFormat();
  const lang = useLang();
  const money = useMoneyText();
  const { side } = useMoneySide();
  const { api } = useEnvironment();
  const answers = useAnswers();
  const { run, isBusy, message } = useMutation();
  const { targets, asked_at: askedAt } = payout;
  const numbers = targets.map(
    ({ service, number }) => `${t(`payout.service.${service}`)} ${number}`,
  );
  const ask = () =>
    run(async () => {
      await api.call('askPayout', {});
      await answers.refresh((name) => name === 'getOwnPayout');
    });
  return (
    <Alert tone="info" className="mb-4">
      <div className="flex flex-col items-start gap-2">
        <p>
          {t('balance')} <strong className="tabular">{money(payout.held_poisha)}</strong>{' '}
          {t('balanceDue', { date: format.date(due) })}
        </p>
        {numbers.length > 0 ? (
          <p>{t('payout.to', { numbers: numbers.join(', ') })}</p>
        ) : (
          <p>{t(`payout.noNumber.${side}`)}</p>
        )}
        {numbers.length === 0 && side === 'tutor' && (
          <Link to="/tutor/settings/pay-info" className="text-brand underline min-h-[44px]">
            {t('refund.addNumber')}
          </Link>
        )}
        {askedAt && <p>{t('payout.asked', { at: momentText(askedAt, lang) })}</p>}
        {numbers.length > 0 && !askedAt && (
          <Button look="secondary" isBusy={isBusy} onClick={() => void ask()}>
            {t('payout.ask')}
          </Button>
        )}
        <Alert role="alert">{message}</Alert>
      </div>
    </Alert>
  );
}
