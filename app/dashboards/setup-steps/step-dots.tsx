import { useTranslation } from 'react-i18next';
import { cx } from '#ui/cx.ts';
import { useFormat } from '#ui/i18n/use-format.ts';

interface StepDotsProps<Step extends string> {
  steps: readonly Step[];
  current: Step;
  titleOf(step: Step): string;
  isDone(step: Step): boolean;
}

/** Shows which step one is on, as dots and in words. */
export function StepDots<Step extends string>({
  steps,
  current,
  titleOf,
  isDone,
}: StepDotsProps<Step>) {
  const { t } = useTranslation('setup');
  const format = useFormat();
  const at = steps.indexOf(current) + 1;
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="text-sm text-muted">
        {t('stepOf', { n: format.number(at), all: format.number(steps.length) })}
      </p>
      <ol className="flex gap-2" aria-label={t('progress')}>
        {steps.map((step) => (
          <li
            key={step}
            aria-current={step === current ? 'step' : undefined}
            className={cx(
              'h-[10px] rounded-full',
              step === current
                ? 'w-[28px] bg-brand'
                : isDone(step)
                  ? 'w-[10px] bg-brand'
                  : 'w-[10px] bg-line',
            )}
          >
            <span className="sr-only">
              {titleOf(step)} {isDone(step) && t('done')}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
