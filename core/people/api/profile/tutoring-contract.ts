/** The endpoints of what a tutor offers, when, and with what experience: schemas and access. */
import { langQuery } from '#core/ground/api/fields/fields.ts';
import { entryParams, savedAnswer } from './answers.ts';
import * as availability from './availability.ts';
import * as experience from './experience.ts';
import * as setup from './setup.ts';
import * as tutoring from './tutoring.ts';

const read = { tag: 'Tutor profile', access: 'tutor', query: langQuery } as const;
const save = { ...read, changesProfile: true } as const;

export const tutoringPanelsContract = {
  savePreferredLocation: {
    ...save,
    summary: 'City and areas the tutor teaches in',
    body: setup.preferredLocationBody,
    answer: savedAnswer,
  },
  saveCategories: {
    ...save,
    summary: 'Categories, their classes, and the subjects of those',
    body: tutoring.categoriesBody,
    answer: savedAnswer,
  },
  getCategories: {
    ...read,
    summary: 'Own categories, classes and subjects',
    answer: tutoring.categoriesAnswer,
  },
  saveStyleAndSalary: {
    ...save,
    summary: 'How and where the tutor teaches, and the expected salary',
    body: tutoring.styleAndSalaryBody,
    answer: savedAnswer,
  },
  saveGenderAndSalary: {
    ...save,
    summary: 'Gender and expected salary in one',
    body: tutoring.genderAndSalaryBody,
    answer: savedAnswer,
  },
  saveOnlineTutoring: {
    ...save,
    summary: 'Online tutoring',
    body: tutoring.onlineTutoringBody,
    answer: savedAnswer,
  },
  listExperience: {
    ...read,
    summary: 'Own tutoring experience',
    answer: experience.experienceListAnswer,
  },
  createExperience: {
    ...save,
    summary: 'Adds an experience',
    body: experience.experienceBody,
    answer: experience.experienceSavedAnswer,
  },
  updateExperience: {
    ...save,
    summary: 'Changes an experience',
    params: entryParams,
    body: experience.experienceBody,
    answer: experience.experienceSavedAnswer,
  },
  deleteExperience: {
    ...save,
    summary: 'Deletes an experience',
    params: entryParams,
    answer: savedAnswer,
  },
  getAvailability: {
    ...read,
    summary: 'Days and times the tutor has',
    answer: availability.availabilityAnswer,
  },
  saveAvailability: {
    ...save,
    summary: 'Days and times the tutor has, all seven days at once',
    body: availability.availabilityBody,
    answer: savedAnswer,
  },
} as const;
