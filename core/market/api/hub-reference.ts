import { publicDescriptions } from '#core/ground/api/common-descriptions.ts';
import { referenceOf } from '#core/ground/api/reference-of.ts';
import { personDescriptions } from '#core/people/api/fields/person-descriptions.ts';
import { entryDescriptions } from '#core/people/api/profile/entry-descriptions.ts';
import { areaDescriptions } from './area-descriptions.ts';
import { hubContract } from './hub-contract.ts';
import { hubDescriptions } from './hub-descriptions.ts';
import { jobDescriptions, nearDescriptions } from './job-descriptions.ts';
import { tuitionDescriptions } from './tuition-descriptions.ts';

const openLang = publicDescriptions['query.lang'] ?? '';

export const hubReference = referenceOf(hubContract, {
  shared: [
    areaDescriptions,
    hubDescriptions,
    jobDescriptions,
    nearDescriptions,
    entryDescriptions,
    personDescriptions,
    tuitionDescriptions,
  ],
  rows: {
    'listTutors.query': 'filter',
    'searchTutors.body': 'filter',
    'listTutorAreas.query': 'filter',
    'listTutorAreas.answer.data': 'area',
    'listTutors.answer.data': 'tutor',
    'searchTutors.answer.data': 'tutor',
    'compareTutors.answer.data': 'tutor',
    'getHubTutor.answer': 'tutor',
    'getTaughtTutor.answer': 'tutor',
  },
  fields: {
    'filter.category_id': 'Categories the tutor teaches, any of them: `1,2` or a list, 30 at most.',
    'filter.i_class': 'Classes the tutor teaches, any of them: `108,109` or a list, 30 at most.',
    'listTutorAreas.answer.data':
      'Areas in which at least one tutor teaches or lives, the most first.',
    'area.total': 'Tutors who teach or live in the area; one with several areas counts in each.',
    'filter.city_id': 'City of the tutor.',
    'filter.location_id':
      'Areas the tutor teaches in, any of them: `1001,1002` or a list, 30 at most.',
    'filter.subjects': 'Subjects the tutor teaches, any of them: `2,4` or a list, 30 at most.',
    'filter.without_subjects': 'Subjects the tutor must not teach: `2,4` or a list, 30 at most.',
    'filter.tutorid': 'Number of one tutor, such as `T1002`; digits alone will do.',
    'filter.actual_salary_min': 'Least expected salary in taka a month.',
    'filter.actual_salary_max':
      'Greatest expected salary in taka a month. With a least one of 8000, 12000 means no end.',
    'filter.university_id': 'University of the tutor.',
    'filter.dep_id': 'Department of the tutor.',
    'filter.documents_checked': '1 leaves only tutors whose documents our staff have checked.',
    'filter.gender': 'Gender of the tutor: 1 male, 2 female, 3 any.',
    'filter.order':
      '`relevance`, `rating`, `distance` (needs a place) or `newest`. Without it by distance where a place is given, else by relevance.',
    'listTutors.query.lang': openLang,
    'searchTutors.query.lang': openLang,
    'compareTutors.query.lang': openLang,
    'getHubTutor.query.lang': openLang,
    'query.per_page': 'Tutors on a page, 1 to 50; 10 without it.',
    'listTutors.query.filter.per_page': 'Tutors on a page, 1 to 50; 10 without it.',
    total: 'How many tutors were found, exact up to a limit; see `total_is_minimum`.',
    total_is_minimum: 'True where there are more than `total` tutors.',
    'understood.id': 'Id of the thing, as the filter takes it; null for a sum.',
    ask: 'Query of the hire form (`/crm/hire-tutor`) with what was searched for; only where nothing was found.',
    name_words: 'Words of `search` that were taken for a name.',
    suggestions: 'Names that unread words may have been meant as, three at most.',
    'suggestions.word': 'Word that nothing was read from.',
    'suggestions.text': 'Name that it may have been meant as.',
    'suggestions.search': 'The search with this name in place of the word.',
    unread_words:
      'Words of `search` that mean nothing here and are no tutor’s name; they were left out.',
    accepted_share:
      'Percentage of the tutors decided about in the last year whom staff accepted. Only on page 1, and where staff look at each new tutor.',
    'answer.data': 'Tutors of this page.',
    'compareTutors.query.tutorid': 'Numbers of up to three tutors: `T1002,T1003`.',
    'compareTutors.answer.data':
      'The tutors in the requested order; who is not in the hub is left out.',
    'params.tutorId': 'Number of the tutor: `T1002` or `1002`.',
  },
  examples: {
    listTutorAreas: { query: { city_id: 1, gender: 2, lang: 'en' } },
    listTutors: {
      query: { city_id: 1, subjects: '4', gender: 2, order: 'rating', page: 1, lang: 'en' },
    },
    searchTutors: {
      query: { page: 1, per_page: 10, lang: 'en' },
      body: { city_id: 1, location_id: [1001], search: 'math', documents_checked: 1 },
    },
    compareTutors: { query: { tutorid: 'T1002,T1003', lang: 'en' } },
    getHubTutor: { params: { tutorId: 'T1002' }, query: { lang: 'en' } },
    getTaughtTutor: { params: { tutorId: 'T1002' }, query: { lang: 'en' } },
  },
});
