import { referenceOf } from '#core/ground/api/reference-of.ts';
import { tuitionDescriptions } from './tuition-descriptions.ts';
import { tutoringContract } from './tutoring-contract.ts';

export const tutoringReference = referenceOf(tutoringContract, {
  shared: [tuitionDescriptions],
  fields: {
    'params.type': 'Column of the own applications to filter by.',
    'params.jobId': 'Id of the job the caller has applied to.',
    'listTutoringJobs.answer.data': 'Own applications of that column, the last changed first.',
    jobId: 'Id of the job that was applied to.',
    salary_for_tutor: 'Salary in taka a month.',
    applied_at: 'Moment of the application, ISO 8601 in UTC.',
    stage_changed_at: 'Moment at which its stage changed last, ISO 8601 in UTC.',
    ended_reason: 'Why the application is over; null while it goes on.',
    ended_by: 'Side whose wish the end of a confirmed tuition was; null otherwise.',
    'data.answer': 'What staff wrote when they ended it; null where they wrote nothing.',
    can_withdraw: 'True while the tutor may take it back: before the appointment.',
    is_public: 'True while the job still has a page.',
    'getSidebarCounts.answer.data': 'One entry for each stage.',
    'data.id': 'Name of the stage in the API.',
    label: 'Name of the stage, in the language of the request.',
    count: 'How many own applications are in it.',
  },
  examples: {
    listTutoringJobs: { params: { type: 'applied' }, query: { page: 1, lang: 'en' } },
    withdrawApplication: { params: { jobId: 17 } },
  },
});
