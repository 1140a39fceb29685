/** Searches of districts and upazilas as people write them, on the board and in the hub. */
import { expect, test } from 'vitest';
import { runAtOnce } from '#core/ground/steps.ts';
import { readSearch } from '#core/market/hub/read-search.ts';
import { createPhraseIndex } from '#core/search/gazetteer/phrase-index.ts';
import { readJobSearch } from '#core/search/read-job-search.ts';
import { readLookups } from '../site/assistant/read-lookups.ts';

const names = readLookups();
const lookups = { names, departments: runAtOnce(createPhraseIndex([])) };
const citiesOf = (ids: readonly number[]) => ids.map((id) => names.cities.get(id)?.name);
/** "Sreepur, Gazipur": an area with its city. */
const areasOf = (ids: readonly number[]) =>
  ids.map((id) => {
    const area = names.areas.get(id);
    return `${area?.name}, ${names.cities.get(area?.city_id ?? 0)?.name}`;
  });

test.each([
  ['jhenaidah math', 'Jhenaidah'],
  ['jhinaidah', 'Jhenaidah'],
  ['ঝিনাইদহ গণিত শিক্ষক', 'Jhenaidah'],
  ['ফেনীতে টিউটর', 'Feni'],
  ['feni te tutor lagbe', 'Feni'],
  ['coxs bazar e tuition', "Cox's Bazar"],
  ["Cox's Bazar", "Cox's Bazar"],
  ['cox bazar english teacher', "Cox's Bazar"],
  ['কক্সবাজারে টিউশনি', "Cox's Bazar"],
  ['bbaria', 'Brahmanbaria'],
  ['b.baria tuition', 'Brahmanbaria'],
  ['ব্রাহ্মণবাড়িয়ায় পদার্থ', 'Brahmanbaria'],
  ['chapai math tutor', 'Chapainawabganj'],
  ['চাঁপাইনবাবগঞ্জ', 'Chapainawabganj'],
  ['maulvibazar class 8', 'Moulvibazar'],
  ['নোয়াখালীতে গৃহশিক্ষক', 'Noakhali'],
  ['noyakhali', 'Noakhali'],
  ['tangail home tutor', 'Tangail'],
  ['টাঙ্গাইল', 'Tangail'],
  ['kushtia physics', 'Kushtia'],
  ['pabna tuition', 'Pabna'],
  ['dinajpur', 'Dinajpur'],
  ['laxmipur', 'Lakshmipur'],
  ['norsingdi class 9', 'Narsingdi'],
  ['কিশোরগঞ্জ', 'Kishoreganj'],
  ['satkhira', 'Satkhira'],
  ['panchagar english', 'Panchagarh'],
  ['jhenaidahte tutor chai', 'Jhenaidah'],
  ['ঝিনাইদহে শিক্ষক', 'Jhenaidah'],
  ['coxsbazar er tuition', "Cox's Bazar"],
  ['noakhalite class 8', 'Noakhali'],
  ['maulvi bazar', 'Moulvibazar'],
  ['habigonj e english', 'Habiganj'],
  ['hobigonj', 'Habiganj'],
  ['sirajgonj', 'Sirajganj'],
  ['nilfamari', 'Nilphamari'],
  ['jhalkathi', 'Jhalokati'],
  ['potuakhali', 'Patuakhali'],
  ['khagrachari', 'Khagrachhari'],
  ['brahmonbaria', 'Brahmanbaria'],
  ['bikrampur', 'Munshiganj'],
  ['নেত্রকোণা', 'Netrokona'],
  ['lokkhipur', 'Lakshmipur'],
  ['ponchogor', 'Panchagarh'],
  ['shariyatpur', 'Shariatpur'],
])('"%s" names the district %s', (text, city) => {
  for (const found of [readJobSearch(text, names), readSearch(text, lookups)]) {
    expect(citiesOf(found.city)).toEqual([city]);
    expect(found.location).toEqual([]);
  }
  expect(readSearch(text, lookups).nameWords).toEqual([]);
});

test.each([
  ['sreemangal', ['Sreemangal, Moulvibazar']],
  ['srimongol e math tutor', ['Sreemangal, Moulvibazar']],
  ['শ্রীমঙ্গলে টিউটর', ['Sreemangal, Moulvibazar']],
  ['bhairab', ['Bhairab, Kishoreganj']],
  ['ভৈরব', ['Bhairab, Kishoreganj']],
  ['sonagazi english', ['Sonagazi, Feni']],
  ['ishurdi class 10', ['Ishwardi, Pabna']],
  ['সৈয়দপুরে গণিত', ['Saidpur, Nilphamari']],
  ['charfashion', ['Char Fasson, Bhola']],
  ['teknaf', ["Teknaf, Cox's Bazar"]],
  ['mirsarai', ['Mirsharai, Chattogram']],
  ['সীতাকুণ্ড টিউশনি', ['Sitakunda, Chattogram']],
  ['beanibazar', ['Beanibazar, Sylhet']],
  ['muktagacha math', ['Muktagachha, Mymensingh']],
  ['noapara', ['Abhaynagar, Jashore']],
  ['maijdee', ['Noakhali Sadar, Noakhali']],
  ['sreepur gazipur', ['Sreepur, Gazipur']],
  ['daulatpur kushtia', ['Daulatpur, Kushtia']],
  ['mirpur kushtia', ['Mirpur Upazila, Kushtia']],
  ['bogura sherpur', ['Sherpur Upazila, Bogura']],
  ['lakshmipur rajshahi', ['Luxmipur, Rajshahi']],
])('"%s" names the place %s', (text, places) => {
  for (const found of [readJobSearch(text, names), readSearch(text, lookups)])
    expect(areasOf(found.location)).toEqual(places);
  expect(readSearch(text, lookups).nameWords).toEqual([]);
});

test.each([
  ['mirpur math', 'Dhaka'],
  ['মিরপুরে টিউটর', 'Dhaka'],
  ['mohammadpur', 'Dhaka'],
  ['gabtali', 'Dhaka'],
  ['shahjahanpur', 'Dhaka'],
])('"%s" stays in the city where most mean it', (text, city) => {
  const { location } = readJobSearch(text, names);
  expect(location.length).toBeGreaterThan(0);
  expect(areasOf(location).filter((area) => !area.endsWith(`, ${city}`))).toEqual([]);
});

test.each(['titas sir', 'meghna apa', 'burhanuddin sir'])('"%s" asks for a person', (text) => {
  expect(readSearch(text, lookups).location).toEqual([]);
});

test('every spelling of a city names it', () => {
  const lost = [...names.cities.values()].flatMap(({ id, name, name_bn, aliases }) =>
    [name, name_bn, ...aliases].filter(
      (text) => readJobSearch(`${text} tuition`, names).city.join() !== String(id),
    ),
  );
  expect(lost).toEqual([]);
});

test('every upazila is found with its district, in both scripts', () => {
  const GREAT_CITIES = 14;
  const lost = [...names.areas.values()].flatMap((area) => {
    const city = names.cities.get(area.city_id);
    if (city === undefined || (city.id <= GREAT_CITIES && area.id % 1000 <= 500)) return [];
    return [`${area.name}, ${city.name}`, `${area.name_bn}, ${city.name_bn}`].filter(
      (text) => !readJobSearch(text, names).location.includes(area.id),
    );
  });
  expect(lost).toEqual([]);
});
