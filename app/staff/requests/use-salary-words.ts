import type { StaffRequestRow } from '#core/staff/api/staff-requests.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';

/** Returns a function that says what the guardian offered, if the board says something else. */
export function useSalaryWords() {
  const texts = useTexts('staff');
  const format = useFormat();
  return ({ wished_salary, actual_salary }: StaffRequestRow) =>
    wished_salary !== null && wished_salary !== actual_salary
      ? texts('wished', { money: format.money(wished_salary) })
      : '';
}
