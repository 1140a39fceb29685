import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { locationBody, ownLocation } from '#core/market/api/own-locations.ts';
import { checkPlace } from '#core/market/hire/check-choices.ts';
import { parentLocations } from '#server/ground/db/schema/parent-locations.ts';
import { refuseProblems } from '#server/ground/errors/refuse-problems.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { nameIn } from '#server/ground/services/lookup-row.ts';
import type { Services } from '#server/ground/services/services.ts';
import { addToList, isOwn, namedRow, type Own, ownRow } from './saved-list.ts';

type Row = typeof parentLocations.$inferSelect;
type Form = z.output<typeof locationBody>;

const present = (row: Row, lookups: Lookups, lang: Lang): z.output<typeof ownLocation> => ({
  id: row.id,
  city_id: row.cityId,
  city_name: nameIn(lookups.cities, row.cityId, lang),
  location_id: row.locationId,
  location_name: nameIn(lookups.locations, row.locationId, lang),
  detail_address: row.detailAddress,
  latitude: row.latitude,
  longitude: row.longitude,
});

function toColumns({ lookupCache, now }: Services, form: Form) {
  const problems = checkPlace(form, lookupCache.current);
  refuseProblems(problems);
  return {
    cityId: form.city_id,
    locationId: form.location_id,
    detailAddress: form.detail_address,
    latitude: form.latitude ?? null,
    longitude: form.longitude ?? null,
    updatedAt: now(),
  };
}

const list = ({ db }: Services, parentId: number): Promise<Row[]> =>
  db
    .select()
    .from(parentLocations)
    .where(eq(parentLocations.parentId, parentId))
    .orderBy(asc(parentLocations.id));

async function named({ db }: Pick<Services, 'db'>, own: Own): Promise<Row> {
  const rows = await db.select().from(parentLocations).where(isOwn(parentLocations, own));
  return namedRow(rows, 'saved_location_id', own.id);
}

async function create(services: Services, parentId: number, form: Form): Promise<Row> {
  const columns = toColumns(services, form);
  const rows = await addToList(services.db, parentLocations, parentId, (db) =>
    db
      .insert(parentLocations)
      .values({ ...columns, parentId, createdAt: columns.updatedAt })
      .returning(),
  );
  return ownRow(rows, 'place_not_found');
}

async function update(services: Services, own: Own, form: Form): Promise<Row> {
  const rows = await services.db
    .update(parentLocations)
    .set(toColumns(services, form))
    .where(isOwn(parentLocations, own))
    .returning();
  return ownRow(rows, 'place_not_found');
}

async function remove({ db }: Services, own: Own): Promise<void> {
  ownRow(
    await db.delete(parentLocations).where(isOwn(parentLocations, own)).returning(),
    'place_not_found',
  );
}

export const savedPlaces = { present, list, named, create, update, remove };
