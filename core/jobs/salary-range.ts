import { SALARY_PRESETS } from './job-constants.ts';

export interface SalaryRange {
  min: number | null;
  max: number | null;
}

/** The upper figure the top preset is shown and, by clients of the spec, sent with. */
const TOP_PRESET_SHOWN_MAX = 12_000;
const topPreset = SALARY_PRESETS[2];

/** The range a filter means: 8000–12000 is the preset shown as 8000–12000+, which has no end. */
export function toSalaryRange(min: number | undefined, max: number | undefined): SalaryRange {
  const isTopPreset = min === topPreset.min && max === TOP_PRESET_SHOWN_MAX;
  return { min: min ?? null, max: isTopPreset ? null : (max ?? null) };
}
