import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormOnce } from '#app/ground/form/use-form-once.ts';
import { moneyText } from '#core/money/words/money-text.ts';
import { toPoisha, toTaka } from '#core/money/words/poisha.ts';
import {
  FOUR_EYES_ABOVE_POISHA,
  type MoneyService,
  moneyServices,
} from '#core/money/words/proof-words.ts';
import type { StaffInvoice } from '#core/staff/api/staff-money.ts';
import { SentEarlier } from '#ui/alert/sent-earlier.tsx';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useLang } from '#ui/i18n/use-lang.ts';
import { useStaffMutation } from '../change/use-staff-mutation.ts';

interface RecordDialogProps {
  invoice: StaffInvoice;
  onClose(): void;
}

/** Money that came without a service or a payer saying so. */
export function RecordDialog({ invoice, onClose }: RecordDialogProps) {
  const { t } = useTranslation('staffMoney');
  const lang = useLang();
  const { api } = useEnvironment();
  const work = useStaffMutation();
  const [service, setService] = useState<MoneyService>('cash');
  const [trx, setTrx] = useState('');
  const [sender, setSender] = useState('');
  const [taka, setTaka] = useState<number | undefined>(toTaka(invoice.open_poisha));
  const once = useFormOnce(`record-${invoice.id}`);
  const send = async () => {
    const given = {
      service,
      trx,
      ...(service !== 'cash' && sender !== '' && { sender }),
      amount_poisha: toPoisha(taka ?? 0),
    };
    const params = { id: invoice.id };
    const done = await work.run(
      () =>
        once.send(given, (body, idempotency_key) =>
          api.call('recordMoney', { params, body: { ...body, idempotency_key } }),
        ),
      ({ message }) => message,
    );
    if (done) onClose();
  };
  return (
    <FormDialog
      title={t('record.of', { number: invoice.number })}
      sendText={t('record.do')}
      isBusy={work.isBusy}
      problem={work.messageAlone}
      sentEarlier={<SentEarlier once={once} isBusy={work.isBusy} onSend={send} />}
      onSend={send}
      onClose={onClose}
      onCancel={onClose}
    >
      <p>{t('proofs.fourEyes', { limit: moneyText(lang, FOUR_EYES_ABOVE_POISHA) })}</p>
      <SelectField
        label={t('record.service')}
        options={moneyServices.map((id) => ({ id, text: t(`proofs.service.${id}`) }))}
        value={service}
        onChange={(next) => setService(next ?? 'cash')}
      />
      <TextField
        label={t('record.trx')}
        autoComplete="off"
        maxLength={60}
        value={trx}
        error={work.fieldError('trx')}
        onChange={(event) => setTrx(event.currentTarget.value)}
      />
      {service !== 'cash' && (
        <TextField
          label={t('record.sender')}
          inputMode="tel"
          autoComplete="off"
          maxLength={40}
          value={sender}
          error={work.fieldError('sender')}
          onChange={(event) => setSender(event.currentTarget.value)}
        />
      )}
      <NumberField
        label={t('proofs.sum')}
        value={taka}
        onChange={setTaka}
        error={work.fieldError('amount_poisha')}
      />
    </FormDialog>
  );
}
