import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormProblem } from '#app/ground/form/form-problem.tsx';
import { useDraft } from '#app/ground/form/use-draft.ts';
import { useForm } from '#app/ground/form/use-form.ts';
import { useFormOnce } from '#app/ground/form/use-form-once.ts';
import type { Invoice } from '#core/money/api/money.ts';
import type { ManualWay } from '#core/money/api/proofs.ts';
import { toPoisha, toTaka } from '#core/money/words/poisha.ts';
import type { SentService } from '#core/money/words/proof-words.ts';
import { SentEarlier } from '#ui/alert/sent-earlier.tsx';
import { useAnswers } from '#ui/api/use-answers.ts';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { isOfMoney } from '../is-of-money.ts';
import { useMoneyText } from '../use-money-text.ts';
import { PayTo } from './pay-to.tsx';
import { PolicyField } from './policy-field.tsx';
import { ScreenshotField } from './screenshot-field.tsx';

interface ProofFormProps {
  invoice: Invoice;
  place: ManualWay;
}

interface Values {
  service: SentService | undefined;
  sender: string;
  trx: string;
  amount_poisha: number | undefined;
  accepts_policy: boolean;
}

const WRONG = { sender: 'senderWrong', trx: 'trxWrong', amount_poisha: 'amountWrong' } as const;

/** Says where to send the money, and asks by which transaction it was sent. */
export function ProofForm({ invoice, place }: ProofFormProps) {
  const { t } = useTranslation('proof');
  const { t: moneyTexts } = useTranslation('money');
  const money = useMoneyText();
  const { api } = useEnvironment();
  const answers = useAnswers();
  const showToast = useToast();
  const services = [...new Set(place.to.map(({ service }) => service))];
  const draft = useDraft(`proof-${invoice.id}`);
  const [screenshot, setScreenshot] = useState<string>();
  const once = useFormOnce(`proof-${invoice.id}`);
  const defaults: Values = {
    service: services[0],
    sender: '',
    trx: '',
    amount_poisha: invoice.open_poisha,
    accepts_policy: false,
  };
  const form = useForm({
    draft,
    schema: () => import('./proof-schema.ts').then(({ typedProof }) => typedProof),
    defaults,
    wordsOf: (field) =>
      field === 'service' || field === 'accepts_policy'
        ? moneyTexts('pay.acceptFirst')
        : t(WRONG[field]),
    send: async (typed) => {
      const body = { ...typed, invoice_id: invoice.id, screenshot };
      await once.send(body, (given, idempotency_key) =>
        api.call('sendProof', { body: { ...given, idempotency_key } }),
      );
      showToast(t('sent'), 'success');
      window.scrollTo({ top: 0 });
      await answers.refresh(isOfMoney);
    },
  });
  const { amount_poisha: given, service } = form.values;
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void form.submit(event)}>
      <p>{t('steps', { sum: money(invoice.open_poisha) })}</p>
      <PayTo to={place.to} />
      <p>{t('then')}</p>
      <SelectField
        label={t('by')}
        options={services.map((id) => ({ id, text: t(`service.${id}`) }))}
        value={service}
        onChange={(next) => form.set('service', next)}
      />
      <TextField
        {...form.typed('sender')}
        label={t(service === 'bank' ? 'account' : 'sender')}
        inputMode="tel"
        autoComplete={service === 'bank' ? 'off' : 'tel'}
        maxLength={40}
      />
      <TextField
        {...form.typed('trx')}
        label={t('trx')}
        hint={t('trxHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
      />
      <NumberField
        label={t('amount')}
        value={given === undefined ? undefined : toTaka(given)}
        onChange={(taka) =>
          form.set('amount_poisha', taka === undefined ? undefined : toPoisha(taka))
        }
        error={form.errorOf('amount_poisha')}
      />
      <ScreenshotField value={screenshot} error={undefined} onChange={setScreenshot} />
      <PolicyField
        hasAccepted={form.values.accepts_policy}
        isMissing={form.errorOf('accepts_policy') !== undefined}
        onChange={(hasAccepted) => form.set('accepts_policy', hasAccepted)}
      />
      <p className="text-muted text-sm">{t('hint')}</p>
      <FormProblem message={form.problem} />
      <SentEarlier once={once} isBusy={form.isSending} onSend={() => void form.submit()} />
      <Button type="submit" isBusy={form.isSending} className="w-full">
        {t(form.isSending ? 'sending' : 'send')}
      </Button>
    </form>
  );
}
