/** Full years from a day of birth to today, both YYYY-MM-DD. */
export const ageOf = (birth: string, today: string): number =>
  Number(today.slice(0, 4)) - Number(birth.slice(0, 4)) - (today.slice(5) < birth.slice(5) ? 1 : 0);
