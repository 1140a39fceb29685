/** The part of a filter that says where: of the board and of the hub. */
export interface PlaceFilter {
  city_id?: number | undefined;
  location_id?: number[] | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
  distance?: number | undefined;
}

/** Nowhere in particular. The order falls too: the nearest of nowhere is none. */
export const NO_PLACE = {
  city_id: undefined,
  location_id: undefined,
  latitude: undefined,
  longitude: undefined,
  distance: undefined,
  order: undefined,
} satisfies PlaceFilter & { order: undefined };
