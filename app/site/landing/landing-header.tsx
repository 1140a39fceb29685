import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RangeStrip } from '#ui/chart/range-strip.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';

interface LandingHeaderProps {
  title: string;
  /** The sentences, each whole, on what there is. */
  text: string;
  /** The usual salary in taka a month, which the text says too; absent where too few are known. */
  salary?: { from: number; to: number } | null;
  /** The link to all of it. */
  action?: ReactNode;
}

/** The title holds names, so it is in the font of the device: docs/identity.md, "Letters". */
export function LandingHeader({ title, text, salary, action }: LandingHeaderProps) {
  const { t } = useTranslation('landing');
  const format = useFormat();
  return (
    <header className="hangs flex flex-col items-start gap-3">
      <h1 className="text-2xl">{title}</h1>
      <p className="max-w-[720px]">{text}</p>
      {salary && (
        <div className="flex flex-col gap-1 w-full max-w-[360px]">
          <p aria-hidden="true" className="text-sm text-muted">
            {t('usualSalary')}
          </p>
          <RangeStrip
            low={salary.from}
            high={salary.to}
            lowText={format.money(salary.from)}
            highText={format.money(salary.to)}
          />
        </div>
      )}
      {action}
    </header>
  );
}
