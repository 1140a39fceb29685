/** The questions of the hire form in their order, and what of each step is not right yet. */
import type { HireAnswers } from './hire-answers.ts';
import { checkHireDraft, type DraftProblem, type HireDraft } from './hire-draft.ts';

export type HireStep = 'who' | 'what' | 'where' | 'wishes' | 'contact' | 'check';
export type HireField = keyof HireDraft | 'contact_name' | 'contact_phone' | 'otp';
export type HireProblems = Partial<Record<HireField, DraftProblem>>;

const FIELDS: Record<HireStep, readonly HireField[]> = {
  who: [
    'category_id',
    'class_id',
    'student_name',
    'institute',
    'student_age',
    'student_gender',
    'number_of_students',
  ],
  what: ['subject_ids', 'tutoring_place_id', 'days_in_week', 'tutoring_duration', 'tutoring_time'],
  where: [
    'city_id',
    'location_id',
    'detail_address',
    'flat_house',
    'road_no',
    'area',
    'latitude',
    'longitude',
  ],
  wishes: [
    'tutor_gender',
    'university_ids',
    'university_type_id',
    'department_ids',
    'group_id',
    'tutor_religion_id',
    'curriculum_id',
    'school_ids',
    'college_ids',
    'current_year',
    'education_level_id',
    'exam_title_id',
    'job_duration',
    'crash_program',
    'hiring_date',
    'salary',
    'tutor_requirement',
  ],
  contact: ['contact_name', 'contact_phone', 'otp'],
  check: [],
};

const STEPS = Object.keys(FIELDS) as HireStep[];

/** Names of the server's fields are ours, but for the contact, which it keeps in an object. */
export function fieldOfServer(name: string): HireField | undefined {
  if (name === 'contact.name') return 'contact_name';
  if (name === 'contact' || name === 'contact.proof' || name === 'phone_no') return 'contact_phone';
  return STEPS.flatMap((step) => [...FIELDS[step]]).find((field) => field === name);
}

export const stepOfField = (field: HireField): HireStep =>
  STEPS.find((step) => FIELDS[step].includes(field)) ?? 'check';

function findMissing(answers: HireAnswers): HireField[] {
  const { student_id, saved_location_id } = answers;
  const needed = [
    ...(student_id === undefined ? (['category_id', 'class_id'] as const) : []),
    ...(student_id === undefined && answers.is_out_of_school ? (['student_age'] as const) : []),
    ...(saved_location_id === undefined ? (['city_id', 'location_id'] as const) : []),
    'salary' as const,
  ];
  const missing: HireField[] = needed.filter((field) => answers[field] === undefined);
  return answers.subject_ids?.length ? missing : [...missing, 'subject_ids'];
}

function findNoNumbers(answers: HireAnswers): HireField[] {
  return (['salary', 'student_age', 'number_of_students'] as const).filter((field) =>
    Number.isNaN(answers[field]),
  );
}

/** Problems of one step's fields, in the order of the questions. */
export function checkStep(step: HireStep, answers: HireAnswers): HireProblems {
  const draft: HireProblems = checkHireDraft(answers);
  const missing = findMissing(answers);
  const noNumbers = findNoNumbers(answers);
  const problems: HireProblems = {};
  for (const field of FIELDS[step]) {
    const problem = missing.includes(field)
      ? { key: 'required' }
      : noNumbers.includes(field)
        ? { key: 'not_a_number' }
        : draft[field];
    if (problem) problems[field] = problem;
  }
  return problems;
}

export const isStepDone = (step: HireStep, answers: HireAnswers): boolean =>
  Object.keys(checkStep(step, answers)).length === 0;
