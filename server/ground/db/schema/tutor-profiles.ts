import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { tutors } from './people.ts';

const idList = (name: string) => integer(name).array().notNull().default(sql`'{}'::int[]`);

/**
 * The offer of a tutor: public, and copied to where the tutor hub searches. One row a tutor at
 * most.
 */
export const tutorProfiles = pgTable(
  'tutor_profiles',
  {
    tutorId: integer('tutor_id')
      .primaryKey()
      .references(() => tutors.id, { onDelete: 'cascade' }),
    preferredLocationIds: idList('preferred_location_ids'),
    categoryIds: idList('category_ids'),
    classIds: idList('class_ids'),
    subjectIds: idList('subject_ids'),
    styleIds: idList('style_ids'),
    placeIds: idList('place_ids'),
    aboutStyle: text('about_style'),
    uploadVideo: text('upload_video'),
    /** Taka an hour. */
    onlineSalary: integer('online_salary'),
    demoVideo: text('demo_video'),
    aboutOnline: text('about_online'),
    /** 28 bits, see core/people/profile/availability.ts. */
    availability: integer().notNull().default(0),
    facebook: text(),
    instagram: text(),
    x: text(),
    linkedin: text(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('tutor_profiles_preferred').using('gin', table.preferredLocationIds),
    index('tutor_profiles_classes').using('gin', table.classIds),
    index('tutor_profiles_subjects').using('gin', table.subjectIds),
    check('tutor_profiles_availability', sql`${table.availability} between 0 and 268435455`),
  ],
);
