import { useState } from 'react';
import { coachSalary } from '#core/money/fees/coach-salary.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { SalaryDialog } from './salary-dialog.tsx';

interface CoachSummaryProps {
  hours: number;
  isBusy: boolean;
  submitText: string;
}

/** Shows what the coach costs a month, and the button that sends the form. */
export function CoachSummary({ hours, isBusy, submitText }: CoachSummaryProps) {
  const texts = useTexts('parent');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card as="aside" padding="roomy" className="coach-summary flex flex-col gap-3">
      <h2 className="font-semibold">{texts('coach.salary')}</h2>
      <p aria-live="polite" className="text-xl font-semibold tabular">
        {format.money(coachSalary(hours).total)}
      </p>
      <Button look="quiet" className="px-0" onClick={() => setOpen(true)}>
        {texts('coach.salaryDetail')}
      </Button>
      <Button type="submit" isBusy={isBusy}>
        {submitText}
      </Button>
      {isOpen && <SalaryDialog hours={hours} onClose={() => setOpen(false)} />}
    </Card>
  );
}
