import { cx } from '#ui/cx.ts';

interface CompletionBarProps {
  percent: number;
  /** The percentage at which applying begins; marked on the bar. */
  needed: number;
  label: string;
}

/** Browsers draw a meter each in its own colours, so the bar is ours and the meter is heard. */
export const CompletionBar = ({ percent, needed, label }: CompletionBarProps) => (
  <div className="relative w-full h-[12px] rounded-full bg-line overflow-hidden">
    <meter className="sr-only" min={0} max={100} value={percent} aria-label={label} />
    <div
      className={cx('h-full rounded-full', percent >= needed ? 'bg-brand' : 'bg-accent')}
      style={{ width: `${percent}%` }}
    />
    <div className="absolute top-0 bottom-0 w-[2px] bg-ink" style={{ left: `${needed}%` }} />
  </div>
);
