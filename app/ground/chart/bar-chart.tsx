import { lateExtra } from '#app/ground/late/late-extra.tsx';
import type { BarChartProps } from './bars.tsx';

/** Bars on an axis, which come after the words around them: their place is there from the start. */
export const BarChart = lateExtra<BarChartProps>(
  async () => (await import('./bars.tsx')).Bars,
  <svg aria-hidden="true" width="100%" height="12.75rem" />,
);
