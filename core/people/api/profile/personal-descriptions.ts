import type { Descriptions } from '#core/ground/api/reference-of.ts';

/** Personal information of a tutor. The tutor and staff read it, nobody else. */
export const personalDescriptions: Descriptions = {
  'personal.additional_number': 'Second phone, 01XXXXXXXXX; null without one.',
  'personal.date_of_birth': 'Day of birth, YYYY-MM-DD; null where it is not given.',
  'personal.bc_nid_po':
    'Number of national identity card, birth certificate or passport; null without one.',
  'personal.religion_id': 'Religion, as the lists give it; null where none is given.',
  'personal.religious': 'Name of the religion; null where none is given.',
  'personal.about_yourself': 'What the tutor says of themselves; everybody reads it in the hub.',
  'personal.father_name': 'Name of the father; null where it is not given.',
  'personal.father_number': 'Phone of the father, 01XXXXXXXXX; null where it is not given.',
  'personal.mother_name': 'Name of the mother; null where it is not given.',
  'personal.mother_number': 'Phone of the mother, 01XXXXXXXXX; null where it is not given.',
  'personal.emergency_contact_name':
    'Name of who is called in an emergency; null where none is given.',
  'personal.emergency_contact_number':
    'Phone of who is called in an emergency, 01XXXXXXXXX; null where none is given.',
  'personal.present_house_building': 'House of the present address; null where it is not given.',
  'personal.present_road_area':
    'Road, area or post office of the present address; null where it is not given.',
  'personal.present_police_station':
    'Police station of the present address; null where it is not given.',
  'personal.present_district': 'District of the present address; null where it is not given.',
  'personal.permanent_house_building':
    'House of the permanent address; null where it is not given.',
  'personal.permanent_road_area':
    'Road, area or post office of the permanent address; null where it is not given.',
  'personal.permanent_police_station':
    'Police station of the permanent address; null where it is not given.',
  'personal.permanent_district': 'District of the permanent address; null where it is not given.',
};
