import { referenceOf } from '#core/ground/api/reference-of.ts';
import { entryDescriptions } from './entry-descriptions.ts';
import { savedDescriptions } from './saved-descriptions.ts';
import { tutoringPanelsContract } from './tutoring-contract.ts';

const WEEK = ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
const experience = {
  tutoring_category_id: 1,
  i_class_id: 108,
  teaching_location: 'Mirpur 1, Dhaka',
  duration_from: '2024-01-01',
  duration_to: '2025-06-30',
  about: 'Taught math and science to a student of class 8.',
};

export const tutoringPanelsReference = referenceOf(tutoringPanelsContract, {
  shared: [savedDescriptions, entryDescriptions],
  rows: {
    'listExperience.answer.data': 'experience',
    'createExperience.answer.data': 'experience',
    'updateExperience.answer.data': 'experience',
    'getAvailability.answer.data': 'availability',
  },
  fields: {
    city_id: 'City the tutor teaches in.',
    preferred_location_id: 'Areas of the city the tutor wants to teach in, 1 to 30.',
    'body.categories': 'Categories (media) the tutor teaches, 1 to 12: a list, or `1,2`.',
    'body.i_classes': 'Classes the tutor teaches, 1 to 60; they belong to the categories.',
    'body.subjects': 'Subjects the tutor teaches, 1 to 60; they belong to the classes.',
    'answer.categories': 'Categories (media) the tutor teaches.',
    'answer.i_classes': 'Classes the tutor teaches.',
    'answer.subjects': 'Subjects the tutor teaches.',
    'categories.id': 'Id of the category, as the lists give it.',
    'categories.text': 'Name of the category, in the language of the request.',
    'i_classes.id': 'Id of the class, as the lists give it.',
    'i_classes.text': 'Name of the class, in the language of the request.',
    'subjects.id': 'Id of the subject, as the lists give it.',
    'subjects.text': 'Name of the subject, in the language of the request.',
    tutoring_style: 'Ways the tutor teaches, 1 to 5.',
    tutoring_place: 'Places the tutor teaches at, 1 to 3: 1 in a group, 2 at home, 3 online.',
    about_your_tutoring_style: 'How the tutor teaches, 1,000 letters at most; everybody reads it.',
    upload_video: 'Address of an intro video, https, 300 characters at most.',
    gender: '1 male, 2 female.',
    expected_salary_online_per_hour: 'Taka an hour online, 50 to 10,000.',
    demo_class_video: 'Address of a video of a demo class, https, 300 characters at most.',
    about_your_online_tutoring_style:
      'How the tutor teaches online, 1,000 letters at most; everybody reads it.',
    'listExperience.answer.data': 'Experiences the caller has entered.',
    'createExperience.answer.data': 'The experience as it is saved now.',
    'updateExperience.answer.data': 'The experience as it is saved now.',
    'body.tutoring_category_id': 'Category (medium) that was taught.',
    'body.i_class_id': 'Class that was taught; it belongs to the category.',
    'body.about': 'What was taught, 1,000 letters at most; everybody reads it.',
    'getAvailability.answer.data': 'Times the tutor has, of all seven days.',
    is_updated: 'True where the tutor has named any time.',
    'body.day': 'Days of the week, each once; the other lists go with it place by place.',
    'body.morning': 'Whether there is time in the morning, one entry for each day named.',
    'body.noon': 'Whether there is time at noon, one entry for each day named.',
    'body.afternoon': 'Whether there is time in the afternoon, one entry for each day named.',
    'body.evening': 'Whether there is time in the evening, one entry for each day named.',
  },
  examples: {
    savePreferredLocation: {
      query: { lang: 'en' },
      body: { city_id: 1, preferred_location_id: [1001, 1002] },
    },
    saveCategories: {
      query: { lang: 'en' },
      body: { categories: [1], i_classes: [108], subjects: [4] },
    },
    saveStyleAndSalary: {
      query: { lang: 'en' },
      body: {
        tutoring_style: [1],
        tutoring_place: [2, 3],
        expected_salary: 5000,
        about_your_tutoring_style: 'I begin with what the student knows already.',
      },
    },
    saveGenderAndSalary: { query: { lang: 'en' }, body: { gender: 2, expected_salary: 5000 } },
    saveOnlineTutoring: {
      query: { lang: 'en' },
      body: { expected_salary_online_per_hour: 400 },
    },
    createExperience: { query: { lang: 'en' }, body: experience },
    updateExperience: {
      params: { id: 7 },
      query: { lang: 'en' },
      body: { ...experience, duration_to: '2025-12-31' },
    },
    deleteExperience: { params: { id: 7 } },
    saveAvailability: {
      query: { lang: 'en' },
      body: {
        day: WEEK,
        morning: WEEK.map(() => false),
        noon: WEEK.map(() => false),
        afternoon: WEEK.map(() => true),
        evening: WEEK.map(() => true),
      },
    },
  },
});
