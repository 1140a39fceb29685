/** The bounds of a salary that one sum stands for, by who names it. */
import type { SalaryWish } from './slots.ts';

const isOneSum = ({ min, max }: SalaryWish) => min !== undefined && min === max;

/** One sum named by a guardian is the most they would pay. */
export const atMost = (salary: SalaryWish = {}): SalaryWish =>
  isOneSum(salary) && salary.max !== undefined ? { max: salary.max } : salary;

/** One sum named by a tutor is the least they would take. */
export const atLeast = (salary: SalaryWish = {}): SalaryWish =>
  isOneSum(salary) && salary.min !== undefined ? { min: salary.min } : salary;
