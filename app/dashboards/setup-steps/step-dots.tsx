import { cx } from '#ui/cx.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';

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
  const texts = useTexts('setup');
  const format = useFormat();
  const at = steps.indexOf(current) + 1;
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="text-sm text-muted">
        {texts('stepOf', { n: format.number(at), all: format.number(steps.length) })}
      </p>
      <ol className="flex gap-2" aria-label={texts('progress')}>
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
              {titleOf(step)} {isDone(step) && texts('done')}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
