import { TUTORING_PLACE } from '#core/ground/limits/job-constants.ts';
import { oneOf } from './one-of.ts';
import type { Slots } from './slots.ts';

const ALL = [TUTORING_PLACE.home, TUTORING_PLACE.group, TUTORING_PLACE.online];

/** Returns the ways to teach that will do: "not online" leaves home and group. */
export const placesOf = ({ place }: Slots, refused: Slots): number[] =>
  place === undefined && refused.place !== undefined
    ? ALL.filter((id) => id !== refused.place)
    : oneOf(place);
