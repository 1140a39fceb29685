import { doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { parents } from './people.ts';
import { cities, locations } from './places.ts';
import { refersTo } from './refers-to.ts';

/** Places a guardian has saved. Requests copy them, so deleting one never changes a request. */
export const parentLocations = pgTable(
  'parent_locations',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    parentId: refersTo('parent_id', () => parents.id, { onDelete: 'cascade' }),
    cityId: refersTo('city_id', () => cities.id),
    locationId: refersTo('location_id', () => locations.id),
    /** Null for one kept from a request without an address. Exact: for the guardian, staff and tutors who may apply, never public. */
    detailAddress: text('detail_address'),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('parent_locations_parent').on(table.parentId)],
);
