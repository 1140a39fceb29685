import { publicDescriptions } from './common-descriptions.ts';
import { placesContract } from './places-contract.ts';
import { referenceOf } from './reference-of.ts';

export const placesReference = referenceOf(placesContract, {
  shared: [publicDescriptions],
  fields: {
    q: 'Name of a city or area, or its beginning, in English, Bengali or romanised Bengali, 1 to 100 characters.',
    'query.latitude': 'Latitude of the position in degrees, from -90 to 90.',
    'query.longitude': 'Longitude of the position in degrees, from -180 to 180.',
    'answer.id': 'Id of the place in this list: `city-` or `location-` and the number.',
    'place.id': 'Id of the place: `location-` and the number of the area.',
    description: 'Name to be shown; of an area with its city behind it.',
    'query.city_id': 'City whose areas alone are searched. All cities and areas without it.',
    'answer.city_id': 'City of the place, as the lists and filters take it.',
    'place.city_id': 'City of that area, as the lists and filters take it.',
    location_id: 'Area, as the lists and filters take it; null where the place is a whole city.',
    latitude: 'Latitude of the middle of the place in degrees.',
    longitude: 'Longitude of the middle of the place in degrees.',
    place: 'The known area nearest to the position; null where none lies within 50 km.',
    distance_km:
      'Kilometres from the position to the middle of that area, to a tenth; null without an area.',
  },
  examples: {
    searchPlaces: { query: { q: 'mirpur', lang: 'en' } },
    nearestPlace: { query: { latitude: 23.7956, longitude: 90.3537, lang: 'en' } },
  },
});
