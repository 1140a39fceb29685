import { useTranslation } from 'react-i18next';
import type { StaffRequestRow } from '#core/staff/api/staff-requests.ts';
import { useFormat } from '#ui/i18n/use-format.ts';

/** Returns a function that says what the guardian offered, if the board says something else. */
export function useSalaryWords() {
  const { t } = useTranslation('staff');
  const format = useFormat();
  return ({ wished_salary, actual_salary }: StaffRequestRow) =>
    wished_salary !== null && wished_salary !== actual_salary
      ? t('wished', { money: format.money(wished_salary) })
      : '';
}
