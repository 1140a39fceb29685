/** Tutor setup, education and tutoring: schemas and access. */
import { langQuery } from '../schemas/fields.ts';
import { entryParams, savedAnswer } from '../schemas/profile/answers.ts';
import * as availability from '../schemas/profile/availability.ts';
import * as education from '../schemas/profile/education.ts';
import * as experience from '../schemas/profile/experience.ts';
import * as setup from '../schemas/profile/setup.ts';
import * as tutoring from '../schemas/profile/tutoring.ts';
import { profileEndpoints as endpoints } from './profile-endpoints.ts';

const read = { tag: 'Tutor profile', access: 'tutor', query: langQuery } as const;
const save = { ...read, changesProfile: true } as const;

export const setupContract = {
  getSetupState: {
    ...endpoints.getSetupState,
    ...read,
    summary: 'Which steps of the setup are done',
    answer: setup.setupState,
  },
  saveSecondaryEducation: {
    ...endpoints.saveSecondaryEducation,
    ...save,
    summary: 'Setup step 1: the secondary exam',
    body: education.secondarySetupBody,
    answer: setup.setupSavedAnswer,
  },
  saveBachelorEducation: {
    ...endpoints.saveBachelorEducation,
    ...save,
    summary: 'Setup step 2: the bachelor, at the current institute',
    body: education.bachelorSetupBody,
    answer: setup.setupSavedAnswer,
  },
  saveTutorLocation: {
    ...endpoints.saveTutorLocation,
    ...save,
    summary: 'Setup step 3: where the tutor lives',
    body: setup.tutorLocationBody,
    answer: setup.setupSavedAnswer,
  },
  saveTeachingLocation: {
    ...endpoints.saveTeachingLocation,
    ...save,
    summary: 'Setup step 4: where the tutor teaches, and for how much',
    body: setup.teachingLocationBody,
    answer: setup.setupSavedAnswer,
  },
  createEducation: {
    ...endpoints.createEducation,
    ...save,
    summary: 'Adds a degree; each level once',
    body: education.educationBody,
    answer: education.educationSavedAnswer,
  },
  listEducation: {
    ...endpoints.listEducation,
    ...read,
    summary: 'Own degrees',
    answer: education.educationListAnswer,
  },
  updateEducation: {
    ...endpoints.updateEducation,
    ...save,
    summary: 'Changes a degree',
    params: entryParams,
    body: education.educationBody,
    answer: education.educationSavedAnswer,
  },
  deleteEducation: {
    ...endpoints.deleteEducation,
    ...save,
    summary: 'Deletes a degree',
    params: entryParams,
    answer: savedAnswer,
  },
  createUniversity: {
    ...endpoints.createUniversity,
    ...save,
    summary: 'Names a university that is not in the list yet',
    body: education.createInstituteBody,
    answer: education.createInstituteAnswer,
  },
  createDepartment: {
    ...endpoints.createDepartment,
    ...save,
    summary: 'Names a department that is not in the list yet',
    body: education.createInstituteBody,
    answer: education.createInstituteAnswer,
  },
  createSchool: {
    ...endpoints.createSchool,
    ...save,
    summary: 'Names a school or college that is not in the list yet',
    body: education.createInstituteBody,
    answer: education.createInstituteAnswer,
  },
  savePreferredLocation: {
    ...endpoints.savePreferredLocation,
    ...save,
    summary: 'City and areas the tutor teaches in',
    body: setup.preferredLocationBody,
    answer: savedAnswer,
  },
  saveCategories: {
    ...endpoints.saveCategories,
    ...save,
    summary: 'Categories, their classes, and the subjects of those',
    body: tutoring.categoriesBody,
    answer: savedAnswer,
  },
  getCategories: {
    ...endpoints.getCategories,
    ...read,
    summary: 'Own categories, classes and subjects',
    answer: tutoring.categoriesAnswer,
  },
  saveStyleAndSalary: {
    ...endpoints.saveStyleAndSalary,
    ...save,
    summary: 'How and where the tutor teaches, and the expected salary',
    body: tutoring.styleAndSalaryBody,
    answer: savedAnswer,
  },
  saveGenderAndSalary: {
    ...endpoints.saveGenderAndSalary,
    ...save,
    summary: 'Gender and expected salary in one',
    body: tutoring.genderAndSalaryBody,
    answer: savedAnswer,
  },
  saveOnlineTutoring: {
    ...endpoints.saveOnlineTutoring,
    ...save,
    summary: 'Online tutoring',
    body: tutoring.onlineTutoringBody,
    answer: savedAnswer,
  },
  listExperience: {
    ...endpoints.listExperience,
    ...read,
    summary: 'Own tutoring experience',
    answer: experience.experienceListAnswer,
  },
  createExperience: {
    ...endpoints.createExperience,
    ...save,
    summary: 'Adds an experience',
    body: experience.experienceBody,
    answer: experience.experienceSavedAnswer,
  },
  updateExperience: {
    ...endpoints.updateExperience,
    ...save,
    summary: 'Changes an experience',
    params: entryParams,
    body: experience.experienceBody,
    answer: experience.experienceSavedAnswer,
  },
  deleteExperience: {
    ...endpoints.deleteExperience,
    ...save,
    summary: 'Deletes an experience',
    params: entryParams,
    answer: savedAnswer,
  },
  getAvailability: {
    ...endpoints.getAvailability,
    ...read,
    summary: 'Days and times the tutor has',
    answer: availability.availabilityAnswer,
  },
  saveAvailability: {
    ...endpoints.saveAvailability,
    ...save,
    summary: 'Days and times the tutor has, all seven days at once',
    body: availability.availabilityBody,
    answer: savedAnswer,
  },
} as const;
