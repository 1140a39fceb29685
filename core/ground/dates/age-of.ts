/**
 * Full years from a day of birth to today, both YYYY-MM-DD. Who is born on 29 February is a year older on
 * 1 March in other years; dayjs would say on 28 February.
 */
export const ageOf = (birth: string, today: string): number =>
  Number(today.slice(0, 4)) - Number(birth.slice(0, 4)) - (today.slice(5) < birth.slice(5) ? 1 : 0);
