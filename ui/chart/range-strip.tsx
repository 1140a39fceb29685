interface RangeStripProps {
  /** The ends of the usual range, in the unit of the value. */
  low: number;
  high: number;
  /** The middle of what is usual; not drawn without it. */
  middle?: number | undefined;
  /** The reader's own figure; not drawn without it. */
  value?: number | undefined;
  /** The ends as they are written below the strip. */
  lowText: string;
  highText: string;
}

/** The parts of the usual range that are shown beside it, so that a figure outside stands in the picture. */
const BESIDE = 0.6;
/** A figure further away stands at the edge, in per cent from it. */
const EDGE = 3;

/**
 * The usual range on a line and one figure on it. Drawn for the eye: the sentence beside it says the
 * same, so it is hidden from screen readers. Positions are per cent, so letters keep their size.
 */
export function RangeStrip({ low, high, middle, value, lowText, highText }: RangeStripProps) {
  const beside = Math.max(1, high - low) * BESIDE;
  const start = low - beside;
  const width = high + beside - start;
  const at = (figure: number) =>
    `${Math.min(100 - EDGE, Math.max(EDGE, (100 * (figure - start)) / width))}%`;
  const isSame = high === low;
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height="3.25rem"
      overflow="visible"
      className="block text-sm"
    >
      <rect x="0" y="0.9rem" width="100%" height="0.5rem" rx="4" fill="var(--c-line)" />
      <rect
        x={at(low)}
        y="0.9rem"
        width={`${Math.max(2, (100 * (high - low)) / width)}%`}
        height="0.5rem"
        rx="4"
        fill="var(--c-brand)"
      />
      {middle !== undefined && (
        <circle cx={at(middle)} cy="1.15rem" r="0.2rem" fill="var(--c-paper)" />
      )}
      {value !== undefined && (
        <circle
          cx={at(value)}
          cy="1.15rem"
          r="0.6rem"
          fill="var(--c-accent)"
          stroke="var(--c-paper)"
          strokeWidth="2"
        />
      )}
      <text x={at(low)} y="2.9rem" textAnchor="middle" fill="currentColor">
        {lowText}
      </text>
      {!isSame && (
        <text x={at(high)} y="2.9rem" textAnchor="middle" fill="currentColor">
          {highText}
        </text>
      )}
    </svg>
  );
}
