import bn from '#locales/bn/market/job.json' with { type: 'json' };
import en from '#locales/en/market/job.json' with { type: 'json' };
import { type ElementSubject, fetchJson } from './element-subject.ts';

export const jobDetailSubject: ElementSubject = {
  tag: 'porua-job-detail',
  widget: 'job-detail',
  attribute: 'job-id',
  property: 'jobId',
  always: '',
  async values() {
    const { data } = await fetchJson<{ data: { id: number }[] }>('/api/job-board');
    const [first, second] = data.map(({ id }) => String(id));
    return [first ?? '', second ?? ''];
  },
  malformed: '12a',
  sightsOf: async (value) => [value ? { text: value } : { fallback: true }],
  refusal: async () => [
    { text: en.missingHint },
    { role: 'link', name: en.otherJobs, href: /\/job-board$/ },
  ],
  inFirstView: '/api/job-board/',
  onwardPath: '/job-',
  words: { en: en.details.title, bn: bn.details.title },
};
