import { useTranslation } from 'react-i18next';
import { PersonLink } from '#app/staff/tags/person-link.tsx';
import { momentText } from '#core/ground/format/moment-text.ts';
import type { HeldPayment } from '#core/money/api/held-payments.ts';
import { providerName } from '#core/money/providers/providers.ts';
import { moneyText } from '#core/money/words/money-text.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { useLang } from '#ui/i18n/use-lang.ts';
import { itsMessage, useStaffMutation } from '../change/use-staff-mutation.ts';
import { PhoneLink } from '../people/phone-link.tsx';

interface HeldPaymentCardProps {
  payment: HeldPayment;
  onGiveBack(): void;
}

export function HeldPaymentCard({ payment, onGiveBack }: HeldPaymentCardProps) {
  const { t } = useTranslation('staffMoney');
  const lang = useLang();
  const { api } = useEnvironment();
  const { run, isBusy, message } = useStaffMutation();
  const { id, person } = payment;
  const release = () => run(() => api.call('releaseHeldPayment', { params: { id } }), itsMessage);
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <PersonLink person={person} />
        <PhoneLink phone={person.phone_no} size={14} className="gap-1 min-h-[44px]" />
        <strong className="tabular">{moneyText(lang, payment.amount_poisha)}</strong>
      </div>
      <Facts
        facts={[
          [t('held.service'), providerName(payment.method, lang)],
          [t('held.ref'), payment.ref],
          [t('held.serviceTrx'), payment.trx],
          [t('held.invoice'), payment.invoice_number],
          [t('held.since'), momentText(payment.held_at, lang)],
        ]}
      />
      <Alert role="alert">{message}</Alert>
      <div className="flex flex-wrap gap-2">
        <Button isBusy={isBusy} onClick={() => void release()}>
          {t('held.release')}
        </Button>
        <Button look="secondary" onClick={onGiveBack}>
          {t('held.giveBack')}
        </Button>
      </div>
    </Card>
  );
}
