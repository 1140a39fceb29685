import { expect } from '@playwright/test';
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
  async expectShown(element, value) {
    if (value) return expect(element.getByText(value, { exact: true })).toBeVisible();
    await expect(element).toHaveAttribute('data-porua-state', 'failed');
    await expect(element.locator('a.fallback')).toBeVisible();
  },
  async expectRefused(element) {
    await expect(element.getByText(en.missingHint)).toBeVisible();
    await expect(element.getByRole('link', { name: en.otherJobs })).toHaveAttribute(
      'href',
      /\/job-board$/,
    );
  },
  inFirstView: '/api/job-board/',
  onwardPath: '/job-',
  words: { en: en.details.title, bn: bn.details.title },
};
