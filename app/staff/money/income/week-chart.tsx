import { useTranslation } from 'react-i18next';

interface WeekChartProps {
  /** Oldest first. */
  bars: { name: string; poisha: number }[];
  sumText(poisha: number): string;
}

const HEIGHT = 160;
const STEP = 24;
const BAR = 16;

/** Bars beside the table that says the same: for the eye alone, so that nobody hears it twice. */
export function WeekChart({ bars, sumText }: WeekChartProps) {
  const { t } = useTranslation('staffBooks');
  const sums = bars.map(({ poisha }) => poisha);
  const most = Math.max(0, ...sums);
  const least = Math.min(0, ...sums);
  const scale = HEIGHT / (most - least || 1);
  const zero = most * scale;
  return (
    <div aria-hidden="true" className="flex flex-col gap-1 text-sm text-muted">
      <p className="tabular">{t('income.most', { sum: sumText(most) })}</p>
      <svg
        role="presentation"
        viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="w-full h-[160px] text-brand"
      >
        {bars.map(({ name, poisha }, at) => (
          <rect
            key={name}
            x={at * STEP + (STEP - BAR) / 2}
            y={poisha < 0 ? zero : zero - poisha * scale}
            width={BAR}
            height={Math.abs(poisha) * scale}
            fill="currentColor"
          >
            <title>{`${name}: ${sumText(poisha)}`}</title>
          </rect>
        ))}
        <line
          x1={0}
          x2={bars.length * STEP}
          y1={zero}
          y2={zero}
          stroke="currentColor"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="flex justify-between gap-2">
        <span>{bars[0]?.name}</span>
        <span>{bars.at(-1)?.name}</span>
      </p>
    </div>
  );
}
