import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { HireStep } from '#core/market/hire/hire-steps.ts';
import { useFormat } from '#ui/i18n/use-format.ts';

interface StepHeaderProps {
  id: string;
  step: HireStep;
  index: number;
  total: number;
  heading: RefObject<HTMLHeadingElement | null>;
}

export function StepHeader({ id, step, index, total, heading }: StepHeaderProps) {
  const { t } = useTranslation('hire');
  const format = useFormat();
  return (
    <header className="flex flex-col gap-2">
      <p className="text-muted text-sm">
        {t('progress', { n: format.number(index + 1), total: format.number(total) })}
      </p>
      <span aria-hidden="true" className="hire-progress">
        <svg aria-hidden="true">
          <rect width={`${((index + 1) / total) * 100}%`} height="100%" />
        </svg>
      </span>
      <h2 id={id} ref={heading} tabIndex={-1} className="text-lg">
        {t(`steps.${step}`)}
      </h2>
    </header>
  );
}
