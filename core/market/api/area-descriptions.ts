/** Says what the fields of the numbers on a map mean. */
export const areaDescriptions = {
  'area.location_id': 'Id of the area.',
  'area.city_id': 'Id of its city.',
  'area.latitude': 'Latitude of the middle of the area in degrees.',
  'area.longitude': 'Longitude of the middle of the area in degrees.',
};
