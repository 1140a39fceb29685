/** These are the zooms at which maps begin. Source: docs/requirements/market/job-detail-and-apply.md, "Page". */

/** A place is picked near Dhaka at first, and closer once there is a point. */
export const PICK_ZOOM = 12;
const PICKED_ZOOM = 13;
/** The zoom of a place that is only looked at. */
const STREET_ZOOM = 15;
/** Our own style has few streets: nearer, nothing would be seen to know the place by. */
const OWN_STYLE_ZOOM = 13;

interface MapView {
  canPick: boolean;
  hasStreets: boolean;
  /** The zoom of the map now. */
  zoom: number;
}

/** Returns the zoom; somebody who picks and has come nearer by themselves stays there. */
export function zoomToPoint({ canPick, hasStreets, zoom }: MapView): number {
  if (canPick) return Math.max(zoom, PICKED_ZOOM);
  return hasStreets ? STREET_ZOOM : OWN_STYLE_ZOOM;
}
