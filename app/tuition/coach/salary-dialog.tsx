import { useTranslation } from 'react-i18next';
import { COACH_SERVICE_PERCENT, coachSalary } from '#core/money/fees/coach-salary.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';

export function SalaryDialog({ hours, onClose }: { hours: number; onClose(): void }) {
  const { t } = useTranslation('parent');
  const format = useFormat();
  const { hourTaka, monthlyBill, extraBill, serviceCharge, total } = coachSalary(hours);
  const rows: [string, number][] = [
    [t('coach.perHour'), hourTaka],
    [t('coach.monthlyBill'), monthlyBill],
    [t('coach.extraBill'), extraBill],
    [t('coach.charge', { n: format.number(COACH_SERVICE_PERCENT) }), serviceCharge],
  ];
  return (
    <Dialog title={t('coach.salaryDetail')} onClose={onClose}>
      <dl className="flex flex-col gap-2">
        {rows.map(([label, taka]) => (
          <div key={label} className="flex justify-between gap-3">
            <dt className="text-muted">{label}</dt>
            <dd className="tabular">{format.money(taka)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-3 pt-2 border-t border-line font-semibold">
          <dt>{t('coach.total')}</dt>
          <dd className="tabular">{format.money(total)}</dd>
        </div>
      </dl>
      <p className="pt-3 text-muted text-sm">{t('coach.chargeHint')}</p>
    </Dialog>
  );
}
