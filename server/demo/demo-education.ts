/** Three degrees that follow from each other: medium, group, a study with its exam, and where. */
import { ENGLISH_MEDIUM, GRADUATION_COMPLETED } from '#core/people/profile/education-rules.ts';
import type { DemoContext } from './demo-context.ts';
import { inventSchools } from './demo-schools.ts';
import type { Study } from './read-demo-texts.ts';

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
const YEARS_BETWEEN = 2;

/** Picks a university of the city, where it has one for this study. */
function universityOf({ random, lookups }: DemoContext, { universities }: Study, cityId: number) {
  const slug = lookups.cities.get(cityId)?.slug ?? '';
  const university = lookups.universities.get(
    random.pick(universities[slug] ?? universities[''] ?? []),
  );
  if (university === undefined) throw new Error(`No university for ${slug}`);
  return university;
}

export function inventEducation(context: DemoContext, cityId: number, gender: number) {
  const { random, lookups, texts, now } = context;
  const medium: Medium = random.pickWeighted([
    ['bangla', 74],
    ['english', 18],
    ['madrasah', 8],
  ] as const);
  const { exams, curriculum } = mediums[medium];
  const study = random.pickWeighted(
    texts.studies
      .filter(({ media }) => media.includes(medium))
      .map((one) => [one, one.weight] as const),
  );
  const groupId = study.group_id;
  const schools = inventSchools(context, {
    gender,
    city: lookups.cities.get(cityId)?.name ?? '',
    isEnglishMedium: medium === 'english',
  });
  const boards = {
    english: () => random.integer(13, 14),
    madrasah: () => MADRASAH_BOARD,
    bangla: () => schools.board ?? BOARD_OF_CITY[cityId] ?? 1,
  };
  const boardId = boards[medium]();
  const bachelorYear = random.integer(1, 6);
  const higherYear = now.getUTCFullYear() - bachelorYear;
  const gpa = () => (3.5 + random.integer(0, 30) / 20).toFixed(2);
  const ofSchool = { groupId, curriculumId: curriculum, boardId };
  const university = universityOf(context, study, cityId);
  const departmentId = random.pick(study.departments);
  const grade = (2.9 + random.integer(0, 110) / 100).toFixed(2);
  // An MBBS is passed, not graded.
  const isGraded = study.name !== 'medicine';
  return {
    medium,
    study,
    departmentId,
    educations: [
      {
        ...ofSchool,
        educationLevelId: 6,
        examTitleId: exams[0],
        schoolId: schools.school,
        result: gpa(),
        passingYear: higherYear - YEARS_BETWEEN,
      },
      {
        ...ofSchool,
        educationLevelId: 7,
        examTitleId: exams[1],
        schoolId: schools.college,
        result: gpa(),
        passingYear: higherYear,
      },
      {
        educationLevelId: 9,
        examTitleId: study.exam_id,
        universityId: university.id,
        universityTypeId: university.universityTypeId ?? 1,
        departmentId,
        currentSemester:
          bachelorYear > 4 ? GRADUATION_COMPLETED : bachelorYear * 2 - random.integer(0, 1),
        result: isGraded ? grade : null,
        currentInstitute: true,
      },
    ],
  };
}
