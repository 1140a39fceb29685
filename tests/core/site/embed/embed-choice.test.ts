/** "Get the code for this list": the element shows the list the reader had, not a part of its filter. */
import { expect, test } from 'vitest';
import { readHubFilter, writeHubFilter } from '#core/market/filters/hub-filter.ts';
import { readJobFilter, writeJobFilter } from '#core/market/filters/job-filter.ts';
import { readEmbedChoice } from '#core/site/embed/embed-choice.ts';
import { ownPage } from '#core/site/embed/own-page.ts';
import * as board from '#embed/elements/job-board-attributes.ts';
import * as hub from '#embed/elements/tutor-hub-attributes.ts';
import { readValues } from '#embed/given-values.ts';

const BOARD =
  'search=math&category_id=1,2&i_class=3,4&subjects=5,6&city_id=1&location_id=7,8&latitude=23.7&longitude=90.4&distance=3&tutoring_place_id=2&tutor_gender=1&actual_salary_min=3000&actual_salary_max=9000&order=salary';
const HUB =
  'search=math&category_id=1,2&i_class=3,4&subjects=5,6&location_id=7,8&city_id=1&university_id=9&dep_id=10&latitude=23.7&longitude=90.4&distance=3&gender=2&documents_checked=1&actual_salary_min=3000&actual_salary_max=9000&tutorid=T1002&order=rating';

const choose = (list: string, search: string) =>
  readEmbedChoice(new URLSearchParams(`list=${list}&${search}`), 'en');

/**
 * Reads the attributes as the page gives them to the element, with a word for each that it does not
 * take.
 */
function read<Table extends typeof board.jobBoardAttributes | typeof hub.tutorHubAttributes>(
  table: Table,
  attributes: Record<string, string>,
) {
  const warned: string[] = [];
  const given = Object.entries(attributes).map(([name, value]) => [
    name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  const values = readValues(table, Object.fromEntries(given), (message) => warned.push(message));
  expect(warned).toEqual([]);
  return values;
}

test('the board of an element has every filter of the list', () => {
  const filter = readJobFilter(new URLSearchParams(BOARD));
  expect(writeJobFilter(filter).size).toBe(14);
  const { element, attributes } = choose('job-board', BOARD);
  expect(element).toBe('job-board');
  const values = read(board.jobBoardAttributes, attributes);
  expect(board.toPresetFilter(values)).toEqual(filter);
});

test('the hub of an element has every filter of the list', () => {
  const filter = readHubFilter(new URLSearchParams(HUB));
  expect(writeHubFilter(filter).size).toBe(17);
  const { element, attributes } = choose('tutor-hub', HUB);
  expect(element).toBe('tutor-hub');
  const values = read(hub.tutorHubAttributes, attributes);
  expect(hub.toPresetFilter(values)).toEqual(filter);
});

test.each([
  ['job-board', '/job-board', BOARD],
  ['tutor-hub', '/hub', HUB],
])('what is chosen in the configurator stays in its address: %s', (list, path, search) => {
  const { attributes, element } = choose(list, search);
  const again = readEmbedChoice(new URLSearchParams({ element, ...attributes }), 'en');
  expect(again.attributes).toEqual(attributes);
  const page = new URL(ownPage(again), 'https://x');
  page.searchParams.delete('lang');
  expect(page.pathname).toBe(path);
  expect([...page.searchParams].sort()).toEqual([...new URLSearchParams(search)].sort());
});

test('a list of one job by its number is that job', () => {
  expect(choose('job-board', 'jobid=12')).toMatchObject({
    element: 'job-detail',
    attributes: { 'job-id': '12' },
  });
});

test('one area may still be given by its number alone', () => {
  const values = readValues(board.jobBoardAttributes, {
    cityId: 1,
    locationId: 7,
    classId: [3, 4],
  });
  expect(board.toPresetFilter(values)).toMatchObject({ city_id: 1, location_id: [7] });
});

test('a list named like something of every object is none', () => {
  expect(readEmbedChoice(new URLSearchParams('list=__proto__'), 'en').element).toBe('job-board');
});
