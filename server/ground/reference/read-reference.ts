/** The reference files as rows, checked: a slip in a file must fail here, not in a query. */
import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const folder = new URL('.', import.meta.url);

const base = {
  id: z.int().min(1),
  name: z.string().min(1),
  name_bn: z.string().min(1),
  aliases: z.array(z.string().min(1)).default([]),
  sort: z.int().optional(),
};
const point = { latitude: z.number().min(20).max(27), longitude: z.number().min(88).max(93) };

const areaFile = z.array(z.object({ ...base, ...point }));
const classSubjectFile = z.array(
  z.object({ classes: z.array(z.int()), subjects: z.array(z.int()) }),
);

function readText(file: string) {
  return readFileSync(new URL(file, folder), 'utf8');
}

/** The order of a file is the order of the list, unless a row says otherwise. */
function withSort<T extends { sort?: number | undefined }>(rows: T[]) {
  return rows.map((row, index) => ({ ...row, sort: row.sort ?? index + 1 }));
}

function rowsOf<T extends { sort?: number | undefined }>(file: string, row: z.ZodType<T>) {
  return () => withSort(z.array(row).parse(JSON.parse(readText(`${file}.json`))));
}

export const readCities = rowsOf('cities', z.object({ ...base, ...point, slug: z.string() }));
export const readClasses = rowsOf('classes', z.object({ ...base, category_id: z.int() }));
export const readExamTitles = rowsOf(
  'exam-titles',
  z.object({ ...base, education_level_id: z.int() }),
);
export const readUniversities = rowsOf(
  'universities',
  z.object({
    ...base,
    short: z.string().nullish(),
    university_type_id: z.int().nullish(),
  }),
);
export const readSchools = rowsOf(
  'schools',
  z.object({ ...base, kind: z.enum(['school', 'college']) }),
);
export const readCertificateTypes = rowsOf(
  'certificate-types',
  z.object({ ...base, audience: z.string() }),
);
/** Lists that are names and nothing more. */
export const readNames = (file: string) => rowsOf(file, z.object(base))();

export function readLocations() {
  return readCities().flatMap((city) =>
    withSort(areaFile.parse(JSON.parse(readText(`areas/${city.slug}.json`)))).map((area) => ({
      ...area,
      city_id: city.id,
    })),
  );
}

export function readClassSubjects() {
  const groups = classSubjectFile.parse(JSON.parse(readText('class-subjects.json')));
  const rows = new Map<string, { classId: number; subjectId: number; sort: number }>();
  for (const group of groups)
    for (const classId of group.classes)
      group.subjects.forEach((subjectId, index) => {
        const key = `${classId} ${subjectId}`;
        if (!rows.has(key)) rows.set(key, { classId, subjectId, sort: index + 1 });
      });
  return [...rows.values()];
}

/** All files as one text, to notice a change. */
export function readAllText(): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => `${file}\n${readText(file)}`)
    .join('\n');
}
