/** Three degrees that follow from each other: medium, years, results, a department and its exam. */
import { ENGLISH_MEDIUM, GRADUATION_COMPLETED } from '#core/profile/education-rules.ts';
import type { DemoContext } from './demo-context.ts';

/** Reference ids: what people of each medium sat, and the categories they teach. */
const mediums = {
  bangla: { exams: [1, 7], curriculum: 1, categories: [1, 2] },
  english: { exams: [5, 11], curriculum: ENGLISH_MEDIUM, categories: [3] },
  madrasah: { exams: [2, 8], curriculum: 3, categories: [4, 1] },
} as const;
export type Medium = keyof typeof mediums;
export const categoriesOf = (medium: Medium): readonly number[] => mediums[medium].categories;

const MADRASAH_BOARD = 10;
const BOARD_OF_CITY: Record<number, number> = { 2: 5, 3: 7, 4: 4, 5: 2, 6: 6, 7: 8, 8: 9, 9: 3 };
/** Most guardians' favourites stand first in the list. */
const WELL_KNOWN = 24;
const YEARS_BETWEEN = 2;

/** The last department id of each faculty, with its exam. */
const examOfDepartment = [
  [8, 21],
  [23, 22],
  [24, 35],
  [34, 25],
  [54, 23],
] as const;
const ENGINEERING_EXAM = 27;
const examOf = (department: number) =>
  examOfDepartment.find(([last]) => department <= last)?.[1] ?? ENGINEERING_EXAM;

function boardOf({ random }: DemoContext, medium: Medium, cityId: number): number {
  if (medium === 'english') return random.integer(13, 14);
  return medium === 'madrasah' ? MADRASAH_BOARD : (BOARD_OF_CITY[cityId] ?? 1);
}

export function inventEducation(context: DemoContext, cityId: number) {
  const { random, lookups, now } = context;
  const medium: Medium = random.pickWeighted([
    ['bangla', 74],
    ['english', 18],
    ['madrasah', 8],
  ] as const);
  const { exams, curriculum } = mediums[medium];
  const groupId = medium === 'madrasah' ? random.pick([1, 4]) : random.pick([1, 1, 2, 3]);
  const boardId = boardOf(context, medium, cityId);
  const bachelorYear = random.integer(1, 6);
  const higherYear = now.getUTCFullYear() - bachelorYear;
  const gpa = () => (3.5 + random.integer(0, 30) / 20).toFixed(2);
  const schoolOf = (kind: 'school' | 'college') =>
    random.pick([...lookups.schools.values()].filter((school) => school.kind === kind)).id;
  const ofSchool = { groupId, curriculumId: curriculum, boardId };
  const university = random.pick([...lookups.universities.values()].slice(0, WELL_KNOWN));
  const departmentId = random.pick([...lookups.departments.keys()].filter((id) => id <= 66));
  return {
    medium,
    educations: [
      {
        ...ofSchool,
        educationLevelId: 6,
        examTitleId: exams[0],
        schoolId: schoolOf('school'),
        result: gpa(),
        passingYear: higherYear - YEARS_BETWEEN,
      },
      {
        ...ofSchool,
        educationLevelId: 7,
        examTitleId: exams[1],
        schoolId: schoolOf('college'),
        result: gpa(),
        passingYear: higherYear,
      },
      {
        educationLevelId: 9,
        examTitleId: examOf(departmentId),
        universityId: university.id,
        universityTypeId: university.universityTypeId ?? 1,
        departmentId,
        currentSemester:
          bachelorYear > 4 ? GRADUATION_COMPLETED : bachelorYear * 2 - random.integer(0, 1),
        result: (2.9 + random.integer(0, 110) / 100).toFixed(2),
        currentInstitute: true,
      },
    ],
  };
}
