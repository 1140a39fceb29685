import { cx } from '../cx.ts';

/** A grey bar in the place of a line of text to come. Size by class names. */
export const Skeleton = ({ className }: { className: string }) => (
  <span aria-hidden="true" className={cx('skeleton block', className)} />
);
