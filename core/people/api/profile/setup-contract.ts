/** Tutor setup and education: schemas and access. */
import { langQuery } from '#core/ground/api/fields/fields.ts';
import { entryParams, savedAnswer } from './answers.ts';
import * as education from './education.ts';
import * as setup from './setup.ts';

const read = { tag: 'Tutor profile', access: 'tutor', query: langQuery } as const;
const save = { ...read, changesProfile: true } as const;

export const setupContract = {
  getSetupState: {
    ...read,
    summary: 'Which steps of the setup are done',
    answer: setup.setupState,
  },
  saveSecondaryEducation: {
    ...save,
    summary: 'Setup step 1: the secondary exam',
    body: education.secondarySetupBody,
    answer: setup.setupSavedAnswer,
  },
  saveBachelorEducation: {
    ...save,
    summary: 'Setup step 2: the bachelor, at the current institute',
    body: education.bachelorSetupBody,
    answer: setup.setupSavedAnswer,
  },
  leaveBachelorForLater: {
    ...save,
    summary: 'Setup step 2 of a tutor who has not begun a bachelor',
    answer: setup.setupSavedAnswer,
  },
  saveTutorLocation: {
    ...save,
    summary: 'Setup step 3: where the tutor lives',
    body: setup.tutorLocationBody,
    answer: setup.setupSavedAnswer,
  },
  saveTeachingLocation: {
    ...save,
    summary: 'Setup step 4: where the tutor teaches, and for how much',
    body: setup.teachingLocationBody,
    answer: setup.setupSavedAnswer,
  },
  createEducation: {
    ...save,
    summary: 'Adds a degree; each level once',
    body: education.educationBody,
    answer: education.educationSavedAnswer,
  },
  listEducation: { ...read, summary: 'Own degrees', answer: education.educationListAnswer },
  updateEducation: {
    ...save,
    summary: 'Changes a degree',
    params: entryParams,
    body: education.educationBody,
    answer: education.educationSavedAnswer,
  },
  deleteEducation: {
    ...save,
    summary: 'Deletes a degree',
    params: entryParams,
    answer: savedAnswer,
  },
  createUniversity: {
    ...save,
    summary: 'Names a university that is not in the list yet',
    body: education.createInstituteBody,
    answer: education.createInstituteAnswer,
  },
  createDepartment: {
    ...save,
    summary: 'Names a department that is not in the list yet',
    body: education.createInstituteBody,
    answer: education.createInstituteAnswer,
  },
  createSchool: {
    ...save,
    summary: 'Names a school or college that is not in the list yet',
    body: education.createInstituteBody,
    answer: education.createInstituteAnswer,
  },
} as const;
