import { scaleBand, scaleLinear } from 'd3-scale';

interface BarSeries {
  name: string;
  /** One value for each name, in its order. */
  values: readonly number[];
}

export interface BarChartProps {
  /** The days, weeks, months or areas the bars stand for, in order. */
  names: readonly string[];
  /** One or two; with two, bars stand in pairs and a legend names them. */
  series: readonly BarSeries[];
  /** Writes a value of the axis, shortly. */
  axisText(value: number): string;
}

/** The second kind differs by its line as well as by its colour. */
const LOOKS = [
  { fill: 'var(--c-brand)', stroke: 'var(--c-brand)' },
  { fill: 'var(--c-accent-soft)', stroke: 'var(--c-accent-ink)' },
] as const;
/** The least top of the axis: counts have whole numbers on it. */
const LEAST = 4;
/** The lines the axis has, about. */
const TICKS = 4;
/** The names that have room beside each other on a phone. */
const NAMES_SHOWN = 5;
/** Room above the highest line and below the lowest for half a letter, in per cent. */
const TOP = 5;
const BOTTOM = 95;

/**
 * Bars on an axis of round values. For the eye alone: the table beside it says the same.
 * All is placed in per cent, so that it fits every width and letters keep the reader's size.
 */
export function Bars({ names, series, axisText }: BarChartProps) {
  const all = series.flatMap(({ values }) => values);
  const height = scaleLinear([Math.min(0, ...all), Math.max(LEAST, ...all)], [BOTTOM, TOP]).nice(
    TICKS,
  );
  const place = scaleBand(names.keys(), [0, 100]).paddingInner(0.3).paddingOuter(0.15);
  const ticks = height.ticks(TICKS);
  const zero = height(0);
  const width = place.bandwidth() / series.length;
  // The legend takes its room from the bars: the place of a chart is the same before it has come.
  const tall = series.length > 1 ? '9rem' : '11rem';
  // As wide as the longest text, so that a phone gives no room away.
  const longest = Math.max(...ticks.map((tick) => axisText(tick).length));
  const axisWidth = `${Math.min(5.5, 0.5 + longest / 2)}rem`;
  const every = Math.ceil(names.length / NAMES_SHOWN);
  return (
    <div aria-hidden="true" className="flex flex-col gap-2 text-sm text-muted">
      {series.length > 1 && (
        <p className="flex flex-wrap gap-x-4">
          {series.map(({ name }, at) => (
            <span key={name} className="inline-flex items-center gap-2">
              <svg width="0.75rem" height="0.75rem" className="flex-none" role="presentation">
                <rect width="100%" height="100%" strokeWidth="3" {...LOOKS[at]} />
              </svg>
              {name}
            </span>
          ))}
        </p>
      )}
      <div className="flex gap-2 tabular">
        <svg width={axisWidth} height={tall} className="flex-none" role="presentation">
          {ticks.map((tick) => (
            <text
              key={tick}
              x="100%"
              y={`${height(tick)}%`}
              dy="0.35em"
              textAnchor="end"
              fill="currentColor"
            >
              {axisText(tick)}
            </text>
          ))}
        </svg>
        <div className="flex-1 min-w-0 flex flex-col gap-1">
          <svg width="100%" height={tall} role="presentation">
            {ticks.map((tick) => (
              <line
                key={tick}
                x1="0"
                x2="100%"
                y1={`${height(tick)}%`}
                y2={`${height(tick)}%`}
                stroke={tick === 0 ? 'currentColor' : 'var(--c-line)'}
              />
            ))}
            {series.map(({ name, values }, at) => (
              <g key={name} {...LOOKS[at]}>
                {values.map((value, index) => (
                  <rect
                    // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a bar is
                    key={index}
                    x={`${(place(index) ?? 0) + at * width}%`}
                    y={`${Math.min(zero, height(value))}%`}
                    width={`${width}%`}
                    height={`${Math.abs(height(value) - zero)}%`}
                  />
                ))}
              </g>
            ))}
          </svg>
          <svg width="100%" height="1.5rem" overflow="visible" role="presentation">
            {names.map((name, index) =>
              index % every === 0 ? (
                <text
                  key={name}
                  x={`${(place(index) ?? 0) + place.bandwidth() / 2}%`}
                  y="1.1em"
                  textAnchor="middle"
                  fill="currentColor"
                >
                  {name}
                </text>
              ) : null,
            )}
          </svg>
        </div>
      </div>
    </div>
  );
}
