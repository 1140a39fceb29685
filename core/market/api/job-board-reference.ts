import { publicDescriptions } from '#core/ground/api/common-descriptions.ts';
import { referenceOf } from '#core/ground/api/reference-of.ts';
import { areaDescriptions } from './area-descriptions.ts';
import { jobBoardContract } from './job-board-contract.ts';
import { jobDescriptions, jobFilterDescriptions } from './job-descriptions.ts';
import { tuitionDescriptions } from './tuition-descriptions.ts';

export const jobBoardReference = referenceOf(jobBoardContract, {
  shared: [
    areaDescriptions,
    jobFilterDescriptions,
    jobDescriptions,
    tuitionDescriptions,
    publicDescriptions,
  ],
  rows: {
    'listJobs.query': 'filter',
    'searchJobs.body': 'filter',
    'listJobAreas.query': 'filter',
    'listJobAreas.answer.data': 'area',
    'listJobs.answer.data': 'job',
    'searchJobs.answer.data': 'job',
    'listSimilarJobs.answer.data': 'job',
    'getJob.answer': 'job',
  },
  fields: {
    'query.per_page': 'Jobs on a page, 1 to 50; 10 without it.',
    'listJobs.query.filter.per_page': 'Jobs on a page, 1 to 50; 10 without it.',
    'body.page': 'Page of the list, from 1 to 500. The first one without it.',
    'body.lang': 'The same as `lang` in the query.',
    total: 'How many jobs were found, exact up to a limit; see `total_is_minimum`.',
    total_is_minimum: 'True where there are more than `total` jobs.',
    suggestions: 'Names that unread words may have been meant as, three at most.',
    'suggestions.word': 'Word that nothing was read from.',
    'suggestions.text': 'Name that it may have been meant as.',
    'suggestions.search': 'The search with this name in place of the word.',
    unread_words: 'Words of `search` that say nothing of a job; they filter nothing.',
    'answer.data': 'Jobs of this page.',
    'listSimilarJobs.answer.data':
      'Open jobs of the same class and city, then of either, 6 at most.',
    'listJobAreas.answer.data': 'Areas with at least one job, the most first.',
    'area.total': 'Open jobs in the area.',
    'params.jobId': 'Id of the job.',

    'job.tutoring_place.id': 'Where it is taught: 1 in a group, 2 at home, 3 online.',
    'tutoring_place.tutoring_place': 'The same in words.',
    full_address:
      'Address in one text; null unless the operator shows exact places to everybody, or none is known.',
    flat_house: 'Flat and house; null like `full_address`.',
    road_no: 'Road; null like `full_address`.',
    'job.area': 'Block, section or sector; null like `full_address`.',
    'job.latitude': 'Latitude in degrees; of the middle of the area unless `exact_place`.',
    'job.longitude': 'Longitude in degrees; of the middle of the area unless `exact_place`.',
    exact_place: 'False: the address is hidden and the point is that of the area.',
    'job.status':
      '`live` while tutors can apply; `closed` once somebody is appointed or the job has ended.',
    'job.tutor_requirement':
      'What the tutor is to know besides: the words of staff, else of the guardian; null without.',
    total_application: 'How many tutors have applied.',
    job_views: 'How often the job was read: once a visitor and day.',
    'query.site': 'Partner page on which it was read; anything that is no site is taken for none.',
  },
  examples: {
    listJobs: {
      query: { city_id: 1, category_id: '1', tutor_gender: 2, page: 1, per_page: 10, lang: 'en' },
    },
    searchJobs: {
      query: { per_page: 10, lang: 'en' },
      body: { page: 1, city_id: 1, subjects: [4], search: 'math mirpur', order: 'salary' },
    },
    listJobAreas: { query: { city_id: 1, tutor_gender: 2, lang: 'en' } },
    getJob: { params: { jobId: 17 }, query: { lang: 'en' } },
    listSimilarJobs: { params: { jobId: 17 }, query: { lang: 'bn' } },
    countJobView: { params: { jobId: 17 }, query: { site: 'sunrise-school' } },
  },
});
