import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { monthText } from '#core/ground/format/date-text.ts';
import { moneyText } from '#core/money/words/money-text.ts';
import type { StaffCoachDue } from '#core/staff/api/staff-money-due.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { BillCoachDialog } from './bill-coach-dialog.tsx';

export const CoachPayPage = () => <CoachDue kind="coach_pay" />;
export const CoachBillsPage = () => <CoachDue kind="coach_bill" />;

/** Coaches to pay, or months to bill, the longest waiting first. Source: docs/requirements/money/money.md, "Coach bills". */
function CoachDue({ kind }: { kind: 'coach_pay' | 'coach_bill' }) {
  const { t: staff } = useTranslation('staff');
  const { t } = useTranslation('staffMoney');
  const response = useLiveApi('listStaffCoachDue', {});
  usePageTitle(staff(`queue.${kind}`));
  return (
    <div className="flex flex-col gap-3">
      <h1 className="text-lg">{staff(`queue.${kind}`)}</h1>
      <AsyncView response={response}>
        {({ unpaid, unbilled }) =>
          (kind === 'coach_pay' ? unpaid : unbilled).length === 0 ? (
            <p>{t('moneyDue.none')}</p>
          ) : (
            <ul className="flex flex-col gap-3">
              {kind === 'coach_pay'
                ? unpaid.map((bill) => <UnpaidCard key={bill.number} bill={bill} />)
                : unbilled.map((one) => (
                    <UnbilledCard key={`${one.request_id} ${one.month}`} one={one} />
                  ))}
            </ul>
          )
        }
      </AsyncView>
    </div>
  );
}

type Month = Pick<
  StaffCoachDue['unbilled'][number],
  'request_no' | 'coach_name' | 'month' | 'since'
>;

function MonthLine({ request_no: no, coach_name: name, month, since }: Month) {
  const { t } = useTranslation('staffMoney');
  const format = useFormat();
  const lang = useLang();
  return (
    <>
      <p className="font-semibold break-words">
        {[name, monthText(lang, month), no].filter(Boolean).join(' · ')}
      </p>
      <p className="text-sm text-muted">{t('moneyDue.waits', { date: format.date(since) })}</p>
    </>
  );
}

function UnpaidCard({ bill }: { bill: StaffCoachDue['unpaid'][number] }) {
  const { t } = useTranslation('staffMoney');
  const lang = useLang();
  return (
    <Card as="li" className="flex flex-col gap-2">
      <MonthLine {...bill} />
      <strong className="tabular">{moneyText(lang, bill.share_poisha)}</strong>
      <Link
        to={`/staff/money?status=all&q=${bill.number}`}
        className="self-start inline-flex items-center min-h-[44px] text-brand hover:underline"
      >
        {t('moneyDue.payCoach', { number: bill.number })}
      </Link>
    </Card>
  );
}

function UnbilledCard({ one }: { one: StaffCoachDue['unbilled'][number] }) {
  const { t } = useTranslation('staffMoney');
  const [isOpen, setOpen] = useState(false);
  const request = { id: one.request_id, request_no: one.request_no };
  return (
    <Card as="li" className="flex flex-col gap-2">
      <MonthLine {...one} />
      <Button look="secondary" className="self-start" onClick={() => setOpen(true)}>
        {t('moneyDue.bill')}
      </Button>
      {isOpen && <BillCoachDialog request={request} onClose={() => setOpen(false)} />}
    </Card>
  );
}
