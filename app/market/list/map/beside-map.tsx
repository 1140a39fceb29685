import type { ReactNode } from 'react';

interface BesideMapProps {
  /** Absent while it is not open. */
  map: ReactNode;
  /** The list. */
  children: ReactNode;
}

/** A list with its map: at its side on a computer, above it on a phone. */
export const BesideMap = ({ map, children }: BesideMapProps) => (
  <div className={map ? 'beside-map' : undefined}>
    {map}
    <div className="list-column">{children}</div>
  </div>
);
