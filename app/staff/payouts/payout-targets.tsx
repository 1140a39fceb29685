import { type PayoutTarget, useTargetText } from './use-target-text.ts';

/** The numbers a person takes money by, in the words and digits of the reader. */
export function PayoutTargets({ targets }: { targets: PayoutTarget[] }) {
  const targetText = useTargetText();
  return targets.map(targetText).join(', ');
}
