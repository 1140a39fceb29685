import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormOnce } from '#app/ground/form/use-form-once.ts';
import type { Person } from '#core/staff/api/staff-people.ts';
import { SentEarlier } from '#ui/alert/sent-earlier.tsx';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { useStaffMutation } from '../change/use-staff-mutation.ts';
import { type BillDraft, emptyBill, toBill } from './bill-draft.ts';
import { BillFields } from './bill-fields.tsx';

export type BilledPerson = Pick<
  Person,
  'user_id' | 'name' | 'type' | 'city_name' | 'delivery_charge'
>;

interface IssueBillDialogProps {
  person: BilledPerson;
  onClose(): void;
}

/** A bill of its own for a tutor or a guardian. */
export function IssueBillDialog({ person, onClose }: IssueBillDialogProps) {
  const { t } = useTranslation('staffMoney');
  const { api } = useEnvironment();
  const work = useStaffMutation();
  const [draft, setDraft] = useState<BillDraft>(emptyBill);
  const [reason, setReason] = useState('');
  const once = useFormOnce(`bill-${person.user_id}`);
  const send = async () => {
    const given = { ...toBill(draft), user_id: person.user_id, reason };
    const done = await work.run(
      () =>
        once.send(given, (body, idempotency_key) =>
          api.call('issueBill', { body: { ...body, idempotency_key } }),
        ),
      ({ message }) => message,
    );
    if (done) onClose();
  };
  return (
    <FormDialog
      title={t('bill.of', { name: person.name })}
      sendText={t('bill.do')}
      isBusy={work.isBusy}
      problem={work.messageAlone}
      sentEarlier={<SentEarlier once={once} isBusy={work.isBusy} onSend={send} />}
      onSend={send}
      onClose={onClose}
      onCancel={onClose}
    >
      <p>{t('bill.effect')}</p>
      <BillFields
        person={person}
        draft={draft}
        errorOf={work.fieldError}
        onChange={(change) => setDraft({ ...draft, ...change })}
      />
      <TextAreaField
        label={t('bill.reason')}
        rows={2}
        value={reason}
        error={work.fieldError('reason')}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
