import { expect } from '@playwright/test';
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
  async expectShown(element, value) {
    if (value) await expect(element.getByText(value, { exact: true })).toBeVisible();
    else await expect(element.locator('a.fallback')).toBeVisible();
  },
  words: { en: 'Tutoring Details', bn: 'টিউশনের বিবরণ' },
};
