/** Read once, at start: what is wrong with it stops the start with a sentence that names the field. */
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from '../config.ts';
import { drawLogo, LOGO_MAX_BYTES } from './draw-logo.ts';
import { type Logo, type SiteCopy, siteCopyFile } from './site-copy.ts';

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

const refuse = (file: string, problem: string) =>
  new ConfigError(`The file of SITE_COPY, "${file}", is wrong: ${problem}.`);

async function readText(file: string): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (isMissing(error)) return '';
    throw refuse(file, 'it cannot be read');
  }
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refuse(file, 'it is no JSON');
  }
}

async function readLogo(file: string, name: string, field: string): Promise<Logo> {
  const beside = path.join(path.dirname(file), name);
  const size = await stat(beside).then(
    (found) => found.size,
    () => undefined,
  );
  if (size === undefined) throw refuse(file, `${field} names "${name}", which is not beside it`);
  if (size > LOGO_MAX_BYTES)
    throw refuse(file, `${field}, "${name}", has more than ${LOGO_MAX_BYTES / 1024} KB`);
  const logo = await drawLogo(await readFile(beside));
  if (!logo) throw refuse(file, `${field}, "${name}", is no PNG, WebP or SVG`);
  return logo;
}

/** Null where there is no file, or an empty one: the home page does without. */
export async function readSiteCopy(file: string): Promise<SiteCopy | null> {
  const text = await readText(file);
  if (text === '') return null;
  const { success, data, error } = siteCopyFile.safeParse(parse(file, text));
  if (!success) {
    const [issue] = error.issues;
    const field = issue?.path.join('.') || 'the whole';
    throw refuse(file, `${field}: ${issue?.message}`);
  }
  const featuredOn = data.featuredOn.map(async ({ logo, ...paper }, index) => ({
    ...paper,
    logo: logo === undefined ? null : await readLogo(file, logo, `featuredOn.${index}.logo`),
  }));
  return { ...data, featuredOn: await Promise.all(featuredOn) };
}
