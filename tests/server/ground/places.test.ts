import { expect, test } from 'vitest';
import { nearestPlaceAnswer, placesAnswer } from '#core/ground/api/lookup.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();

async function search(q: string, lang = 'en', more = '') {
  const url = `/api/places?lang=${lang}&q=${encodeURIComponent(q)}${more}`;
  return placesAnswer.parse((await context.app.inject({ url })).json());
}

test.each([
  ['dhaka', 'Dhaka'],
  ['DHANMONDI', 'Dhanmondi, Dhaka'],
  ['ধানমন্ডি', 'Dhanmondi, Dhaka'],
  ['mirpur 10', 'Mirpur 10, Dhaka'],
  ['mirpur-10', 'Mirpur 10, Dhaka'],
  ['মিরপুর ১০', 'Mirpur 10, Dhaka'],
  ['মিরপুর-১০', 'Mirpur 10, Dhaka'],
  ['uttara sec-7', 'Uttara Sector 7, Dhaka'],
  ['uttora sector ৭', 'Uttara Sector 7, Dhaka'],
  ['chittagong', 'Chattogram'],
  ['ctg', 'Chattogram'],
  ['barisal', 'Barishal'],
  ['jigatola', 'Zigatola, Dhaka'],
  ['danmondi', 'Dhanmondi, Dhaka'],
  ['dhnamondi', 'Dhanmondi, Dhaka'],
  ['mohamadpur', 'Mohammadpur, Dhaka'],
  ['agrabad', 'Agrabad, Chattogram'],
  ['zindabazar sylhet', 'Zindabazar, Sylhet'],
  ['sylhet zindabazar', 'Zindabazar, Sylhet'],
  ['সিলেট জিন্দাবাজার', 'Zindabazar, Sylhet'],
  ['zindabzar sylhet', 'Zindabazar, Sylhet'],
  ['dhkaa', 'Dhaka'],
  ['Dhanmandi', 'Dhanmondi, Dhaka'],
  ['uttora 7', 'Uttara Sector 7, Dhaka'],
  ['banani', 'Banani, Dhaka'],
  ['banani bogura', 'Banani, Bogura'],
  ['banani dhaka', 'Banani, Dhaka'],
  ['dhaka banani', 'Banani, Dhaka'],
  ['agrabad ctg', 'Agrabad, Chattogram'],
])('%s finds %s first', async (q, description) => {
  expect((await search(q))[0]?.description).toBe(description);
});

test('invisible joiners and both ways to write a dotted letter make no difference', async () => {
  const [place] = await search('যাত্রাবাড়ী');
  expect(place?.city_id).toBe(1);
  expect(await search('যাত্রাবাড\u09bcী')).toEqual(await search('যাত্রাবা\u09dcী'));
  expect(await search('যাত্রা\u200dবাড়ী')).toEqual(await search('যাত্রাবাড়ী'));
});

test('at most eight, in the language asked for', async () => {
  const places = await search('mirpur', 'bn');
  expect(places).toHaveLength(8);
  expect(places[0]?.description).toMatch(/মিরপুর.*, ঢাকা/);
});

test('an area that its city does not have finds the city, and the area elsewhere', async () => {
  const found = (await search('banani chattogram')).map(({ description }) => description);
  expect(found).toEqual(['Chattogram', 'Banani, Dhaka', 'Banani, Bogura']);
});

test('a city is followed by areas that have its name, then by others in it', async () => {
  const found = await search('sylhet');
  expect(found[0]?.description).toBe('Sylhet');
  expect(found).toHaveLength(8);
});

test('nonsense finds nothing', async () => {
  expect(await search('qqqqzzzzxxxx')).toEqual([]);
  expect(await search('!!!')).toEqual([]);
});

test('the nearest area to a position', async () => {
  const near = async (latitude: number, longitude: number) =>
    nearestPlaceAnswer.parse(
      (
        await context.app.inject({
          url: `/api/places/near?latitude=${latitude}&longitude=${longitude}`,
        })
      ).json(),
    );
  expect(await near(23.7956, 90.3537)).toMatchObject({
    place: { id: 'location-1001', description: 'Mirpur 1, Dhaka' },
    distance_km: 0,
  });
  expect(await near(0, 0)).toEqual({ place: null, distance_km: null });
});

test('within a city its areas alone are found', async () => {
  const all = await search('banani');
  expect(new Set(all.map(({ city_id }) => city_id)).size).toBeGreaterThan(1);
  const city = all.at(-1)?.city_id;
  const within = await search('banani', 'en', `&city_id=${city}`);
  expect(within.length).toBeGreaterThan(0);
  expect(within.every((place) => place.city_id === city && place.location_id !== null)).toBe(true);
  expect(await search('dhaka', 'en', '&city_id=1')).not.toContainEqual(
    expect.objectContaining({ location_id: null }),
  );
  const unknown = await context.app.inject({ url: '/api/places?q=banani&city_id=99999' });
  expect(unknown.json()).toMatchObject({ code: 'unknown_id' });
});
