import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { coachSalary } from '#core/money/fees/coach-salary.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { SalaryDialog } from './salary-dialog.tsx';

interface CoachSummaryProps {
  hours: number;
  isBusy: boolean;
  submitText: string;
}

/** Shows what the coach costs a month, and the button that sends the form. */
export function CoachSummary({ hours, isBusy, submitText }: CoachSummaryProps) {
  const { t } = useTranslation('parent');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card as="aside" padding="roomy" className="coach-summary flex flex-col gap-3">
      <h2 className="font-semibold">{t('coach.salary')}</h2>
      <p aria-live="polite" className="text-xl font-semibold tabular">
        {format.money(coachSalary(hours).total)}
      </p>
      <Button look="quiet" className="px-0" onClick={() => setOpen(true)}>
        {t('coach.salaryDetail')}
      </Button>
      <Button type="submit" isBusy={isBusy}>
        {submitText}
      </Button>
      {isOpen && <SalaryDialog hours={hours} onClose={() => setOpen(false)} />}
    </Card>
  );
}
