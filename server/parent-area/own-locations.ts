import { and, asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { locationBody, ownLocation } from '#core/api/schemas/own-locations.ts';
import { checkPlace } from '#core/hire/check-choices.ts';
import type { Lang } from '#core/i18n/lang.ts';
import type { Db } from '#server/db/database.ts';
import { parentLocations } from '#server/db/schema/parent-locations.ts';
import { refuseProblems } from '#server/errors/refuse-problems.ts';
import type { Lookups } from '#server/services/load-lookups.ts';
import { nameIn } from '#server/services/lookup-row.ts';
import type { Services } from '#server/services/services.ts';
import { addToList } from './add-to-list.ts';
import { ownRow } from './own-row.ts';

type Row = typeof parentLocations.$inferSelect;
type Form = z.output<typeof locationBody>;

const MAX_LOCATIONS = 30;

export const presentLocation = (
  row: Row,
  lookups: Lookups,
  lang: Lang,
): z.output<typeof ownLocation> => ({
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

const isOwn = (parentId: number, id: number) =>
  and(eq(parentLocations.id, id), eq(parentLocations.parentId, parentId));

export async function listOwnLocations({ db }: Services, parentId: number): Promise<Row[]> {
  return db
    .select()
    .from(parentLocations)
    .where(eq(parentLocations.parentId, parentId))
    .orderBy(asc(parentLocations.id));
}

export async function findLocation({ db }: Pick<Services, 'db'>, parentId: number, id: number) {
  const [row] = await db.select().from(parentLocations).where(isOwn(parentId, id));
  return row ?? null;
}

export async function createOwnLocation(services: Services, parentId: number, form: Form) {
  const columns = toColumns(services, form);
  const list = {
    most: MAX_LOCATIONS,
    count: (db: Db) => db.$count(parentLocations, eq(parentLocations.parentId, parentId)),
  };
  const rows = await addToList(services.db, parentId, list, (db) =>
    db
      .insert(parentLocations)
      .values({ ...columns, parentId, createdAt: columns.updatedAt })
      .returning(),
  );
  return ownRow(rows, 'place_not_found');
}

export async function updateOwnLocation(
  services: Services,
  { parentId, id }: { parentId: number; id: number },
  form: Form,
) {
  const rows = await services.db
    .update(parentLocations)
    .set(toColumns(services, form))
    .where(isOwn(parentId, id))
    .returning();
  return ownRow(rows, 'place_not_found');
}

export async function deleteOwnLocation({ db }: Services, parentId: number, id: number) {
  ownRow(
    await db
      .delete(parentLocations)
      .where(isOwn(parentId, id))
      .returning({ id: parentLocations.id }),
    'place_not_found',
  );
}
