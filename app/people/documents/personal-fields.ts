/** Fields of the personal information by the group they are read in. */
export const CONTACTS = [
  'father_name',
  'father_number',
  'mother_name',
  'mother_number',
  'emergency_contact_name',
  'emergency_contact_number',
] as const;
export const PRESENT = [
  'present_house_building',
  'present_road_area',
  'present_police_station',
  'present_district',
] as const;
export const PERMANENT = [
  'permanent_house_building',
  'permanent_road_area',
  'permanent_police_station',
  'permanent_district',
] as const;
