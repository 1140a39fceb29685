/**
 * The rules of what an education entry must hold, by its level. One answer for the form and the
 * server. Sources: docs/requirements/people/tutor-profile.md, "Education", and
 * docs/requirements/ground/bangladesh.md, "Exams and results".
 */
import { toLatinDigits } from '#core/ground/format/latin-digits.ts';

export const EDUCATION_LEVEL = {
  secondary: 6,
  higherSecondary: 7,
  diploma: 8,
  bachelor: 9,
  masters: 10,
  doctorate: 11,
} as const;
/** The exams and the curriculum of most people: forms begin with them. */
export const USUAL_EXAM = { secondary: 1, higherSecondary: 7 } as const;
export const BANGLA_VERSION = 1;
export const FIRST_PASSING_YEAR = 1980;
export const GRADUATION_COMPLETED = 100;
export const LAST_SEMESTER = 12;
export const ENGLISH_MEDIUM = 5;
/** Cambridge, Edexcel, other: the boards whose exams English medium pupils sit. */
export const ENGLISH_MEDIUM_BOARDS: readonly number[] = [13, 14, 16];
const ENGLISH_MEDIUM_ONLY: readonly number[] = [13, 14];

export const DIVISIONS = ['First Division', 'Second Division', 'Third Division'] as const;
/** The year in which each level went from divisions to grade points. */
const GPA_SINCE: Record<number, number> = { 6: 2001, 7: 2003 };

const TOP_GPA = 5;
const TOP_CGPA = 4;

export interface EducationEntry {
  education_level_id: number;
  exam_title_id?: number | undefined;
  group_id?: number | undefined;
  curriculum_id?: number | undefined;
  board_id?: number | undefined;
  university_id?: number | undefined;
  university_type_id?: number | undefined;
  department_id?: number | undefined;
  current_semester?: number | undefined;
  result?: string | undefined;
  passing_year?: number | undefined;
}
/** `code` is a key of locales/en/ground/errors.json `fields`. */
export interface EducationProblem {
  field: keyof EducationEntry;
  code: string;
  values?: Record<string, string | number>;
}

/** SSC, HSC and what equals them: group and curriculum; from the diploma on: department. */
export const isSchoolLevel = (level: number): boolean =>
  level === EDUCATION_LEVEL.secondary || level === EDUCATION_LEVEL.higherSecondary;

const schoolFields = ['exam_title_id', 'group_id', 'curriculum_id'] as const;
const universityFields = [
  'exam_title_id',
  'university_type_id',
  'current_semester',
  'department_id',
  'university_id',
] as const;

export const requiredFields = (level: number): readonly (keyof EducationEntry)[] =>
  isSchoolLevel(level) ? schoolFields : universityFields;

const GRADES = /^\d{1,2} ?(A\*|[A-E])([ ,]+\d{1,2} ?(A\*|[A-E])){0,5}$/;

/** `3.5`, `৩,৫` and `4` as the two decimals that are kept; grades and divisions as they are. */
export function toResult(text: string): string {
  const latin = toLatinDigits(text).trim();
  const number = /^(\d)(?:\s*[.,।]\s*(\d{0,4}))?$/.exec(latin);
  return number === null ? latin : Number(`${number[1]}.${number[2] || '0'}`).toFixed(2);
}

const isDivision = (result: string) => DIVISIONS.some((division) => division === result);

function resultProblem(entry: EducationEntry): EducationProblem | null {
  const { education_level_id: level, result, passing_year: year } = entry;
  if (result === undefined) return null;
  const field = 'result';
  const gpaSince = GPA_SINCE[level];
  if (isDivision(result)) {
    if (gpaSince === undefined) return { field, code: 'result_format' };
    return year !== undefined && year < gpaSince
      ? null
      : { field, code: 'result_division_year', values: { id: gpaSince } };
  }
  if (entry.curriculum_id === ENGLISH_MEDIUM && GRADES.test(result)) return null;
  if (!/^\d\.\d{2}$/.test(result)) return { field, code: 'result_format' };
  const top = isSchoolLevel(level) ? TOP_GPA : TOP_CGPA;
  const points = Number(result);
  if (points >= 1 && points <= top) return null;
  return { field, code: 'result_range', values: { maximum: top } };
}

function boardProblem({ curriculum_id, board_id }: EducationEntry): EducationProblem | null {
  const field = 'board_id';
  if (curriculum_id === ENGLISH_MEDIUM) {
    if (board_id === undefined) return { field, code: 'required' };
    return ENGLISH_MEDIUM_BOARDS.includes(board_id) ? null : { field, code: 'board_curriculum' };
  }
  const isForeign = board_id !== undefined && ENGLISH_MEDIUM_ONLY.includes(board_id);
  return isForeign ? { field, code: 'board_curriculum' } : null;
}

function yearProblem(year: number | undefined, thisYear: number): EducationProblem | null {
  if (year === undefined || (year >= FIRST_PASSING_YEAR && year <= thisYear)) return null;
  const values = { id: `${FIRST_PASSING_YEAR} - ${thisYear}` };
  return { field: 'passing_year', code: 'passing_year', values };
}

function semesterProblem(semester: number | undefined): EducationProblem | null {
  if (semester === undefined || semester === GRADUATION_COMPLETED) return null;
  if (semester >= 1 && semester <= LAST_SEMESTER) return null;
  return { field: 'current_semester', code: 'semester' };
}

/** All problems, at most one a field. */
export function checkEducation(entry: EducationEntry, thisYear: number): EducationProblem[] {
  const level = entry.education_level_id;
  // Told by the schema; other rules would only follow from it.
  if (level < EDUCATION_LEVEL.secondary || level > EDUCATION_LEVEL.doctorate) return [];
  const missing = requiredFields(level)
    .filter((field) => entry[field] === undefined)
    .map((field): EducationProblem => ({ field, code: 'required' }));
  const wrong = [
    isSchoolLevel(level) ? boardProblem(entry) : null,
    resultProblem(entry),
    yearProblem(entry.passing_year, thisYear),
    semesterProblem(entry.current_semester),
  ].filter((problem) => problem !== null);
  return [...missing, ...wrong];
}
