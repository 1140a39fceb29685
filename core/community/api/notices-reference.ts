import { referenceOf } from '#core/ground/api/reference-of.ts';
import { personDescriptions } from '#core/people/api/fields/person-descriptions.ts';
import { noticeDescriptions } from './notice-descriptions.ts';
import { noticesContract } from './notices-contract.ts';

const holiday = {
  audience: 'both',
  from_on: '2026-12-10',
  until_on: '2026-12-17',
  title_en: 'Our office is closed on 16 December',
  title_bn: '১৬ ডিসেম্বর আমাদের অফিস বন্ধ',
  text_en: 'Messages are answered again from the 17th.',
  text_bn: '১৭ তারিখ থেকে আবার বার্তার উত্তর দেওয়া হবে।',
};

export const noticesReference = referenceOf(noticesContract, {
  shared: [noticeDescriptions, personDescriptions],
  rows: { 'listNotices.answer.data': 'notice', 'listStaffNotices.answer.data': 'desk' },
  fields: {
    'params.id': 'Id of the notice.',
    'listNotices.answer.data':
      'Notices that hold today for people like the caller and that the caller has not closed, the newest first.',
    'query.status': '`active`, `coming` or `ended`. All without it.',
    'listStaffNotices.answer.data': 'Notices of this page, the newest first.',
    'desk.id': 'Id of the notice.',
    state: 'Whether it is on the boards now, will be, or was.',
    audience: 'Whose boards it stands on: `guardians`, `tutors` or `both`.',
    from_on: 'First day on the boards, YYYY-MM-DD in Bangladesh.',
    until_on: 'Last day on the boards, YYYY-MM-DD in Bangladesh; not before the first.',
    title_en: 'Title in English, 80 letters at most.',
    title_bn: 'Title in Bengali, 80 letters at most.',
    text_en: 'Text in English, plain with line breaks, 600 letters at most.',
    text_bn: 'Text in Bengali, plain with line breaks, 600 letters at most.',
    dismissed: 'How many people have closed it.',
    created_at: 'Moment at which it was written, ISO 8601 in UTC.',
    changed_at: 'Moment at which it was changed last, ISO 8601 in UTC; null where it never was.',
    ended_at: 'Moment at which staff took it off, ISO 8601 in UTC; null where they did not.',
    'answer.id': 'Id of the notice.',
  },
  examples: {
    dismissNotice: { params: { id: 3 } },
    listStaffNotices: { query: { status: 'active', page: 1 } },
    createStaffNotice: { body: holiday },
    changeStaffNotice: {
      params: { id: 3 },
      body: { ...holiday, until_on: '2026-12-18', version: 1 },
    },
    endStaffNotice: { params: { id: 3 } },
  },
});
