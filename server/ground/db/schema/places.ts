/** Cities and their areas; the same area name occurs in several cities, so only ids are keys. */
import { doublePrecision, index, pgTable, text } from 'drizzle-orm/pg-core';
import { lookupColumns } from './lookup-columns.ts';
import { refersTo } from './refers-to.ts';

export const cities = pgTable('cities', {
  ...lookupColumns(),
  slug: text().notNull().unique(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
});

export const locations = pgTable(
  'locations',
  {
    ...lookupColumns(),
    cityId: refersTo('city_id', () => cities.id),
    /** Centre of the area: the only point of a job that visitors may see. */
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
  },
  (table) => [index('locations_city').on(table.cityId)],
);
