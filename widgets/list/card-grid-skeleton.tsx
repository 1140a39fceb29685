import { Fragment, type ReactNode } from 'react';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

interface CardGridSkeletonProps {
  /** The number of cards to come. */
  cards?: number | undefined;
  /** The shape of one. */
  children: ReactNode;
}

/** The shapes of as many cards as are to come, and no more than a screen shows. */
export const CardGridSkeleton = ({ cards = PLACES.length, children }: CardGridSkeletonProps) => (
  <div className="job-grid" aria-hidden="true">
    {PLACES.slice(0, cards).map((place) => (
      <Fragment key={place}>{children}</Fragment>
    ))}
  </div>
);
