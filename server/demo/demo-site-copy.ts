import { fileURLToPath } from 'node:url';
import { readSiteCopy } from '#server/ground/config/site-copy/read-site-copy.ts';

/** Stories of people who are as invented as the demo's tutors, and no papers: they would be a claim. */
export const readDemoSiteCopy = () =>
  readSiteCopy(fileURLToPath(new URL('../../demo/data/site-copy.json', import.meta.url)));
