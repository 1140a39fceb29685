import { SETUP_STEPS, type SetupStep } from '#core/profile/setup-steps.ts';
import { cx } from '#ui/cx.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';

interface StepDotsProps {
  current: SetupStep;
  isDone(step: SetupStep): boolean;
}

/** Where one is on the way, as dots and in words. */
export function StepDots({ current, isDone }: StepDotsProps) {
  const texts = useTexts('setup');
  const format = useFormat();
  const at = SETUP_STEPS.indexOf(current) + 1;
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="text-sm text-muted">
        {texts('stepOf', { n: format.number(at), all: format.number(SETUP_STEPS.length) })}
      </p>
      <ol className="flex gap-2" aria-label={texts('progress')}>
        {SETUP_STEPS.map((step) => (
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
              {texts(`steps.${step}.title`)} {isDone(step) && texts('done')}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
