import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { tutors } from './people.ts';
import { refersTo } from './refers-to.ts';

const idList = (name: string) => integer(name).array().notNull();

/**
 * The tutors of the hub, copied from their profiles: one row for every facet of a tutor
 * (server/people/listing/facets.ts), each with all that a filter may ask for. Written only by
 * server/people/listing/refresh-listings.ts, in the transaction of the change. The covering indexes are a
 * hand-written part of the migration: docs/decisions/0009-tutor-hub-search.md
 */
export const hubListings = pgTable(
  'hub_listings',
  {
    facet: integer('facet').notNull(),
    tutorId: refersTo('tutor_id', () => tutors.id, { onDelete: 'cascade' }),
    /** The score of core/market/hub/hub-score.ts: the order "relevance". */
    score: integer().notNull(),
    /** The order "rating"; 0 before the first review. */
    ratingRank: integer('rating_rank').notNull(),
    /** The order "newest". */
    joinedAt: moment('joined_at').notNull(),
    gender: smallint(),
    /** Taka a month; null: not said. */
    salary: integer(),
    isOnline: boolean('is_online').notNull(),
    /** Teaches at the student's home. */
    isHome: boolean('is_home').notNull().default(false),
    /** Teaches groups. */
    isGroup: boolean('is_group').notNull().default(false),
    /** Staff have checked the documents. */
    isChecked: boolean('is_checked').notNull().default(false),
    cityId: integer('city_id').notNull(),
    categoryIds: idList('category_ids'),
    classIds: idList('class_ids'),
    subjectIds: idList('subject_ids'),
    universityIds: idList('university_ids'),
    departmentIds: idList('department_ids'),
    /** The areas where the tutor teaches or lives. */
    locationIds: idList('location_ids'),
    /** Keys of the name (core/people/names/name-key.ts); only in the facet of everybody. */
    nameKeys: text('name_keys').array(),
  },
  (table) => [
    primaryKey({ columns: [table.tutorId, table.facet] }),
    index('hub_listings_names')
      .using('gin', table.nameKeys, table.locationIds)
      .where(sql`"facet" = 0`),
  ],
);
