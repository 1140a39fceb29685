import { checkIds } from '#server/ground/lookups/check-ids.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';

/** The ways and places a tutor teaches; one that is missing stays as it is. */
interface TutoringStyle {
  tutoring_style?: number[] | undefined;
  tutoring_place?: number[] | undefined;
}

export function checkStyle(
  { tutoringStyles, tutoringPlaces }: Lookups,
  { tutoring_style = [], tutoring_place = [] }: TutoringStyle,
) {
  checkIds([
    { field: 'tutoring_style', table: tutoringStyles, ids: tutoring_style },
    { field: 'tutoring_place', table: tutoringPlaces, ids: tutoring_place },
  ]);
}

export const toStyleColumns = ({ tutoring_style, tutoring_place }: TutoringStyle) => ({
  ...(tutoring_style && { styleIds: [...new Set(tutoring_style)] }),
  ...(tutoring_place && { placeIds: [...new Set(tutoring_place)] }),
});
