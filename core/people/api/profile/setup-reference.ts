import { referenceOf } from '#core/ground/api/reference-of.ts';
import { entryDescriptions } from './entry-descriptions.ts';
import { degreeDescriptions, savedDescriptions } from './saved-descriptions.ts';
import { setupContract } from './setup-contract.ts';

const secondary = { exam_title_id: 1, group_id: 1, curriculum_id: 1, board_id: 1, result: '4.83' };
const bachelor = {
  exam_title_id: 23,
  university_type_id: 1,
  university_id: 1,
  department_id: 2,
  current_semester: 5,
  adds_higher_secondary: false,
};

export const setupReference = referenceOf(setupContract, {
  shared: [degreeDescriptions, savedDescriptions, entryDescriptions],
  rows: {
    'createEducation.answer.data': 'education',
    'listEducation.answer.data': 'education',
    'updateEducation.answer.data': 'education',
    'createUniversity.answer.data': 'institute',
    'createDepartment.answer.data': 'institute',
    'createSchool.answer.data': 'institute',
  },
  fields: {
    Secondary: 'True where the secondary exam is entered.',
    Bachelor_Honors: 'True where the bachelor is entered.',
    bachelor_later: 'True where the tutor stated that no bachelor has begun.',
    teaching_location: 'True where the step of where the tutor teaches is done.',
    city: 'True where a city is chosen.',
    location: 'True where it is known where the tutor lives.',
    preferred_location: 'True where areas to teach in are chosen.',
    'getSetupState.answer.expected_salary': 'True where a salary is named.',
    first_missing_step: 'First step that is not done; null where all are.',
    next_step: 'First step that is still missing; null where none is.',
    adds_higher_secondary:
      'True where the higher secondary exam had the group, curriculum and board of the secondary one; it is added then, unless one is there.',
    'body.latitude': 'Latitude of the home in degrees.',
    'body.longitude': 'Longitude of the home in degrees.',
    location_name: 'Name of the place as the map says it, 200 letters at most.',
    'saveTutorLocation.body.location_id':
      'Area of the home; without it the known area nearest to the point.',
    'body.city_id': 'City the tutor teaches in.',
    preferred_location_id: 'Areas of the city the tutor wants to teach in, 1 to 30.',
    tutoring_style: 'Ways the tutor teaches, 1 to 5; left out, they stay as they are.',
    tutoring_place:
      'Places the tutor teaches at, 1 to 3: 1 in a group, 2 at home, 3 online; left out, they stay.',
    current_institute: 'True where the tutor is there now; then no other degree is.',
    'createEducation.answer.data': 'The degree as it is saved now.',
    'updateEducation.answer.data': 'The degree as it is saved now.',
    'listEducation.answer.data': 'Own degrees, the newest first.',
    used_levels: 'Levels that are entered already.',
    has_current_institute: 'True where one of the degrees is at the current institute.',
    'body.text':
      'Name of the institute or department, 3 to 120 letters. One that is known already is answered as it is.',
    'answer.data': 'The entry. The tutor can use it at once, others once staff have listed it.',
    'institute.id': 'Id of the entry, as the forms take it.',
    'institute.text': 'Name of the entry.',
  },
  examples: {
    saveSecondaryEducation: { query: { lang: 'en' }, body: { ...secondary, passing_year: 2018 } },
    saveBachelorEducation: { query: { lang: 'en' }, body: bachelor },
    saveTutorLocation: {
      query: { lang: 'en' },
      body: { latitude: 23.7956, longitude: 90.3537, location_name: 'Mirpur 1', location_id: 1001 },
    },
    saveTeachingLocation: {
      query: { lang: 'en' },
      body: {
        city_id: 1,
        preferred_location_id: [1001, 1002],
        expected_salary: 5000,
        tutoring_style: [1],
        tutoring_place: [2],
      },
    },
    createEducation: {
      query: { lang: 'en' },
      body: { education_level_id: 7, ...secondary, exam_title_id: 7, passing_year: 2020 },
    },
    updateEducation: {
      params: { id: 7 },
      query: { lang: 'en' },
      body: { education_level_id: 6, ...secondary, passing_year: 2017 },
    },
    deleteEducation: { params: { id: 7 } },
    createUniversity: { query: { lang: 'en' }, body: { text: 'University of the Delta' } },
    createDepartment: { query: { lang: 'en' }, body: { text: 'River Engineering' } },
    createSchool: { query: { lang: 'en' }, body: { text: 'Sunrise Model School' } },
  },
});
