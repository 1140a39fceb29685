/** `/ui` leaves nothing out: each component of ui/, each attribute of the elements. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { commonWidgetAttributes, widgetAttributes } from '#app/site/ui/widget-attributes.ts';
import { commonAttributes } from '#embed/common-attributes.ts';
import { assistantAttributes } from '#embed/elements/assistant-attributes.ts';
import { hireTutorAttributes } from '#embed/elements/hire-tutor-attributes.ts';
import { jobBoardAttributes } from '#embed/elements/job-board-attributes.ts';
import { jobDetailAttributes } from '#embed/elements/job-detail-attributes.ts';
import { tutorHubAttributes } from '#embed/elements/tutor-hub-attributes.ts';

const samples = globSync('app/site/ui/*-samples.tsx')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Components that others are made of, that have no look, or that are shown by being used. */
const PARTS = [
  'chip',
  'dialog-actions',
  'environment',
  'fetched-part',
  'field',
  'in-turn',
  'late',
  'letter-count',
  'list-end',
  'live-region',
  'load-error',
  'memory-notice',
  'now',
  'option-list',
  'pager',
  'react-i18next-stand-in',
  'toast-area',
];

const components = globSync('ui/**/*.tsx')
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => !PARTS.includes(path.basename(file, '.tsx')));

test.each(components)('%s has a sample', (file) => expect(samples).toContain(`#${file}'`));

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const own = (attributes: object) =>
  Object.keys(attributes)
    .filter((name) => !(name in commonAttributes))
    .map(dashed)
    .sort();

test.each([
  ['porua-job-board', jobBoardAttributes],
  ['porua-job-detail', jobDetailAttributes],
  ['porua-hire-tutor', hireTutorAttributes],
  ['porua-tutor-hub', tutorHubAttributes],
  ['porua-assistant', assistantAttributes],
])('%s can be tried with all its attributes', (tag, attributes) => {
  expect(Object.keys(widgetAttributes[tag] ?? {}).sort()).toEqual(own(attributes));
});

test('and those of every element, but the address of the API, which is for tests', () => {
  const known: readonly string[] = commonWidgetAttributes;
  expect(
    own({})
      .concat(Object.keys(commonAttributes))
      .filter((name) => !known.includes(name)),
  ).toEqual(['api']);
});
