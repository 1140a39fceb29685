import type { ComponentType } from 'react';
import type { HireAnswers } from '#core/market/hire/hire-answers.ts';

export interface PickerProps {
  /** The saved one chosen, undefined for another one. */
  value: number | undefined;
  onPick(changes: Partial<HireAnswers>): void;
}

/** Lists of what a signed-in guardian has saved. */
export interface HirePickers {
  Student: ComponentType<PickerProps>;
  Place: ComponentType<PickerProps>;
}
