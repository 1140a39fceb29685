import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '#core/api/api-client.ts';
import { monthText } from '#core/ground/format/date-text.ts';
import { COACH_DAYS } from '#core/money/fees/coach-salary.ts';
import { moneyText } from '#core/money/words/money-text.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { useStaffMutation } from '../change/use-staff-mutation.ts';
import type { CoachRequest } from './coach-page.tsx';

type Month = Answer<'listStaffCoachMonths'>['months'][number];

interface BillCoachDialogProps {
  request: Pick<CoachRequest, 'id' | 'request_no'>;
  onClose(): void;
}

/** The bill of a month with a coach: its sums are shown before it goes out. */
export function BillCoachDialog({ request, onClose }: BillCoachDialogProps) {
  const { t } = useTranslation('staff');
  const response = useLiveApi('listStaffCoachMonths', { params: { id: request.id } });
  const { data } = response;
  if (data?.months.some(({ invoice }) => invoice === null))
    return <BillForm request={request} months={data.months} onClose={onClose} />;
  return (
    <Dialog title={t('coach.bill.title', { no: request.request_no })} onClose={onClose}>
      <AsyncView response={response}>
        {({ months }) =>
          months.length === 0 ? <p>{t('coach.bill.none')}</p> : <BilledMonths months={months} />
        }
      </AsyncView>
    </Dialog>
  );
}

function BilledMonths({ months }: { months: Month[] }) {
  const { t } = useTranslation('staff');
  const lang = useLang();
  return (
    <ul className="flex flex-col gap-1 text-sm text-muted">
      {months.map(
        ({ month, invoice }) =>
          invoice && (
            <li key={month}>
              {monthText(lang, month)} · {t('coach.bill.billed', invoice)}
            </li>
          ),
      )}
    </ul>
  );
}

function BillForm({ request, months, onClose }: BillCoachDialogProps & { months: Month[] }) {
  const { t } = useTranslation('staff');
  const lang = useLang();
  const { api } = useEnvironment();
  const work = useStaffMutation();
  const open = months.filter(({ invoice }) => invoice === null);
  const [chosen, setChosen] = useState<string>();
  // Bills are made in the order of the months.
  const month = open.find((one) => one.month === chosen) ?? open.at(-1);
  const send = async () => {
    if (month === undefined) return;
    const body = { month: month.month, days: month.days };
    const done = await work.run(
      () => api.call('billCoachMonth', { params: { id: request.id }, body }),
      ({ message }) => message,
    );
    if (done) onClose();
  };
  return (
    <FormDialog
      title={t('coach.bill.title', { no: request.request_no })}
      sendText={t('coach.bill.send')}
      isBusy={work.isBusy}
      problem={work.messageAlone}
      onSend={send}
      onClose={onClose}
      onCancel={onClose}
    >
      <SelectField
        label={t('coach.bill.month')}
        options={open.map(({ month: id }) => ({ id, text: monthText(lang, id) }))}
        value={month?.month}
        onChange={setChosen}
      />
      {month && <MonthSums month={month} />}
      <p className="text-muted text-sm">{t('coach.bill.rule')}</p>
      <p className="text-sm">{t('coach.bill.effect')}</p>
      <BilledMonths months={months} />
    </FormDialog>
  );
}

function MonthSums({ month }: { month: Month }) {
  const { t } = useTranslation('staff');
  const format = useFormat();
  const lang = useLang();
  const sum = (poisha: number) => moneyText(lang, poisha);
  const days = { days: format.number(month.days), all: format.number(COACH_DAYS) };
  const rows: [string, string][] = [
    [t('coach.bill.days'), t('coach.bill.daysOf', days)],
    [t('coach.bill.monthly'), sum(month.monthly_bill_poisha)],
    [t('coach.bill.extra'), sum(month.extra_bill_poisha)],
    [t('coach.bill.service'), sum(month.service_charge_poisha)],
  ];
  return (
    <dl className="flex flex-col gap-2" aria-live="polite">
      {rows.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-3">
          <dt className="text-muted">{name}</dt>
          <dd className="tabular">{value}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-3 pt-2 border-t border-line font-semibold">
        <dt>{t('coach.bill.total')}</dt>
        <dd className="tabular">{sum(month.amount_poisha)}</dd>
      </div>
    </dl>
  );
}
