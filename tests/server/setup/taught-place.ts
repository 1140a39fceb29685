import { requestDetails } from '#server/ground/db/schema/request-details.ts';
import type { TestApp } from './test-app.ts';
import { openTuition } from './tuition.ts';

/** A confirmed tuition that goes on at a saved place of the guardian; `save` changes that place. */
export async function openTaughtPlace(context: TestApp) {
  const tuition = await openTuition(context, 'confirm');
  const ask = (method: 'POST' | 'PUT', path: string, change: object = {}) =>
    tuition.guardian.browser.ask({
      method,
      url: `/api/parent/locations${path}`,
      payload: { city_id: 1, location_id: 1001, detail_address: 'House 7', ...change },
    });
  const { id } = (await ask('POST', '')).json().data;
  await context.database.db
    .insert(requestDetails)
    .values({ jobOfferId: tuition.jobId, contactName: 'Shamima', parentLocationId: id })
    .onConflictDoUpdate({ target: requestDetails.jobOfferId, set: { parentLocationId: id } });
  return { ...tuition, save: (change?: object) => ask('PUT', `/${id}`, change) };
}
