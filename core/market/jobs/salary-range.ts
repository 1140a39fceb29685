import { TOP_PRESET_MIN, TOP_PRESET_SHOWN_MAX } from '#core/ground/limits/job-constants.ts';

export interface SalaryRange {
  min: number | null;
  max: number | null;
}

/** The range a filter means: 8000–12000 is the preset shown as 8000–12000+, which has no end. */
export function toSalaryRange(min: number | undefined, max: number | undefined): SalaryRange {
  const isTopPreset = min === TOP_PRESET_MIN && max === TOP_PRESET_SHOWN_MAX;
  return { min: min ?? null, max: isTopPreset ? null : (max ?? null) };
}

/** Returns the range of salaries that both ranges hold. */
export function bothRanges(
  one: SalaryRange,
  { min, max }: { min?: number; max?: number },
): SalaryRange {
  const lower = Math.max(one.min ?? 0, min ?? 0);
  const upper = Math.min(one.max ?? Number.POSITIVE_INFINITY, max ?? Number.POSITIVE_INFINITY);
  return { min: lower || null, max: Number.isFinite(upper) ? upper : null };
}
