/**
 * Monthly pay by level, medium, area and days, never a claim.
 * Source: docs/requirements/ground/bangladesh.md, "Pay".
 */
import type { Random } from './create-random.ts';
import type { Level } from './demo-level.ts';

const base: Record<Level, number> = {
  pre: 3200,
  primary: 3500,
  junior: 4300,
  secondary: 5200,
  higher: 5800,
  other: 5500,
};
const mediumFactor: Record<number, number> = { 2: 1.25, 3: 1.9, 4: 0.95, 5: 0.8, 6: 1.3, 7: 1.4 };

const wealthy = /Gulshan|Banani|Baridhara|Bashundhara|Dhanmondi|Uttara|Niketon|Lalmatia/;
const middle = /Mohammadpur|Mirpur|Malibagh|Moghbazar|Rampura|Shyamoli|Khilgaon|Banasree|Badda/;

function areaFactor(citySlug: string, area: string): number {
  if (citySlug === 'chattogram') return 0.9;
  if (citySlug !== 'dhaka') return 0.75;
  if (wealthy.test(area)) return 1.35;
  return middle.test(area) ? 1 : 0.85;
}

const placeFactor: Record<number, number> = { 1: 0.6, 2: 1, 3: 0.85 };
const STEP = 500;
const LOWEST = 1500;

export interface SalaryFacts {
  level: Level;
  categoryId: number;
  citySlug: string;
  areaName: string;
  tutoringPlaceId: number;
  daysInWeek: number;
}

export function inventSalary(random: Random, facts: SalaryFacts): number {
  const amount =
    base[facts.level] *
    (mediumFactor[facts.categoryId] ?? 1) *
    areaFactor(facts.citySlug, facts.areaName) *
    (placeFactor[facts.tutoringPlaceId] ?? 1) *
    (0.5 + facts.daysInWeek * 0.14) *
    (0.85 + random.next() * 0.4);
  return Math.max(LOWEST, Math.round(amount / STEP) * STEP);
}
