import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { religions } from './lookups.ts';
import { moment } from './moment.ts';
import { tutors } from './people.ts';

/**
 * Personal information of a tutor. Its owner and staff read all of it, everybody else the fields that
 * core/people/profile/profile-fields.ts gives everybody: public answers read those columns alone.
 */
export const tutorPersonalInfos = pgTable('tutor_personal_infos', {
  tutorId: integer('tutor_id')
    .primaryKey()
    .references(() => tutors.id, { onDelete: 'cascade' }),
  additionalNumber: text('additional_number'),
  dateOfBirth: date('date_of_birth', { mode: 'string' }),
  documentNumber: text('document_number'),
  religionId: integer('religion_id').references(() => religions.id),
  aboutYourself: text('about_yourself'),
  fatherName: text('father_name'),
  fatherNumber: text('father_number'),
  motherName: text('mother_name'),
  motherNumber: text('mother_number'),
  emergencyContactName: text('emergency_contact_name'),
  emergencyContactNumber: text('emergency_contact_number'),
  presentHouseBuilding: text('present_house_building'),
  presentRoadArea: text('present_road_area'),
  presentPoliceStation: text('present_police_station'),
  presentDistrict: text('present_district'),
  permanentHouseBuilding: text('permanent_house_building'),
  permanentRoadArea: text('permanent_road_area'),
  permanentPoliceStation: text('permanent_police_station'),
  permanentDistrict: text('permanent_district'),
  /**
   * The time at which one of the two addresses became another one: papers may have to be delivered
   * again.
   */
  addressChangedAt: moment('address_changed_at'),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});
