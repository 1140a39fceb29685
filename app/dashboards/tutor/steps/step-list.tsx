import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { StepLeft } from '#core/people/profile/profile-steps.ts';
import { cx } from '#ui/cx.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { stepPath } from './step-path.ts';

interface StepListProps {
  label: string;
  steps: readonly StepLeft[];
  current?: string;
}

/** The steps with the points of each; any may be taken first. */
export function StepList({ label, steps, current }: StepListProps) {
  const { t } = useTranslation('setup');
  const format = useFormat();
  return (
    <ol aria-label={label} className="flex flex-wrap gap-2">
      {steps.map(({ step, points }) => (
        <li key={step}>
          <Link
            to={stepPath(step)}
            aria-current={step === current ? 'step' : undefined}
            className={cx(
              'inline-flex items-center gap-2 min-h-[44px] px-3 rounded-sm border text-sm',
              step === current
                ? 'border-brand bg-brand-soft font-semibold'
                : 'border-edge hover:border-brand hover:text-brand',
            )}
          >
            {t(`profileSteps.names.${step}`)}
            {points > 0 && <span className="text-muted tabular">+{format.number(points)}</span>}
          </Link>
        </li>
      ))}
    </ol>
  );
}
