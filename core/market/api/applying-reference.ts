import { referenceOf } from '#core/ground/api/reference-of.ts';
import { TERMS_VERSION } from '#core/market/apply/terms.ts';
import { applyingContract } from './applying-contract.ts';
import { jobDescriptions, jobFilterDescriptions } from './job-descriptions.ts';
import { tuitionDescriptions } from './tuition-descriptions.ts';

export const applyingReference = referenceOf(applyingContract, {
  shared: [jobFilterDescriptions, jobDescriptions, tuitionDescriptions],
  rows: { 'listSavedJobs.answer.data': 'job', 'listAvailableJobs.answer.data': 'job' },
  fields: {
    'params.jobId': 'Id of the job.',
    terms_accepted:
      'True once the tutor has accepted the terms; with anything else the answer is `terms_required`.',
    terms_version:
      'Version of the terms the tutor has read; an older one than ours is answered `terms_required`.',
    'body.site': 'Partner page the tutor came from; anything that is no site is taken for none.',

    'listSavedJobs.answer.data': 'Jobs of this page, the last saved first.',
    'listAvailableJobs.answer.data':
      'Open jobs of this page in the preferred areas, else in the own city, that are open to the own gender.',
    tuition_job_offer_id: 'Id of the job.',
    'saveJob.answer.data': 'The bookmark that was made.',
    'saveJob.answer.data.id': 'Id of the bookmark.',
    tutor_id: 'Id of the tutor who saved it.',
    'unsaveJob.params.id': 'Id of the job. Removing what is not there is no error.',

    'params.id': 'Id of an own saved search.',
    'body.name': 'Name of the search, 60 letters at most.',
    filter:
      'Filter of the board, as POST /api/job-board takes it; it has to narrow the list. One that is saved already gets the new name.',
    'listSavedSearches.answer.data': 'Own saved searches, 10 at most, the last saved first.',
    'answer.data': 'The saved search.',
    'data.id': 'Id of the saved search.',
    'data.name': 'Name the tutor gave it.',
    'data.query': 'The filter, as the query of the board’s address has it.',
    'data.created_at': 'Moment at which it was saved, ISO 8601 in UTC.',
    is_outdated:
      'True where it filters by something that is not there any more; then no messages come of it.',

    'getJobsForMe.answer.category_id': 'Categories of the profile; missing where it names none.',
    'getJobsForMe.answer.i_class': 'Classes of the profile; missing where it names none.',
    'getJobsForMe.answer.subjects': 'Subjects of the profile; missing where it names none.',
    'getJobsForMe.answer.city_id': 'City of the profile; missing where it names none.',
    'getJobsForMe.answer.location_id':
      'Preferred areas of the profile; missing where it names none.',
    'getJobsForMe.answer.tutor_gender': 'Own gender, 1 male, 2 female; missing if not given.',
    left_out: 'Parts of the profile that were left out because no job was found with them.',

    'query.ids':
      'Ids of the jobs on the screen: `17,18`, 50 at most. Without it the newest 1,000 of each.',
    applied: 'Ids of the jobs the tutor has applied to.',
    own: 'Of those, the ones for which the tutor is appointed or confirmed.',
    over: 'Of those, the ones whose application or tuition has ended.',
    saved: 'Ids of the jobs the tutor has saved.',
    profile_completed: 'How complete the own profile is, in percent; 80 are needed to apply.',
  },
  examples: {
    applyToJob: {
      params: { jobId: 17 },
      query: { lang: 'en' },
      body: { terms_accepted: true, terms_version: TERMS_VERSION },
    },
    listSavedJobs: { query: { page: 1, lang: 'en' } },
    saveJob: { query: { lang: 'en' }, body: { tuition_job_offer_id: 17 } },
    unsaveJob: { params: { id: 17 } },
    listAvailableJobs: { query: { page: 1, lang: 'en' } },
    saveSearch: {
      query: { lang: 'en' },
      body: { name: 'Math in Mirpur', filter: { city_id: 1, location_id: [1001], subjects: [4] } },
    },
    renameSavedSearch: { params: { id: 3 }, body: { name: 'Math near home' } },
    removeSavedSearch: { params: { id: 3 } },
    getJobFlags: { query: { ids: '17,18', lang: 'en' } },
  },
});
