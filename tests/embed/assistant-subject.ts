import { expect } from '@playwright/test';
import bn from '#locales/bn/site/assistant.json' with { type: 'json' };
import en from '#locales/en/site/assistant.json' with { type: 'json' };
import { type ElementSubject, fetchJson } from './element-subject.ts';

interface City {
  id: number;
  text: string;
}

const cities = () => fetchJson<City[]>('/api/city/select?lang=en');

export const assistantSubject: ElementSubject = {
  tag: 'porua-assistant',
  widget: 'assistant',
  attribute: 'city-id',
  property: 'cityId',
  always: '',
  values: async () => ['1', '2'],
  malformed: 'Dhaka',
  async expectShown(element, value) {
    await expect(element.getByRole('log')).toContainText(
      new RegExp(`${en.chat.greeting.slice(0, 20)}|${bn.chat.greeting.slice(0, 12)}`),
    );
    await expect(
      element.getByRole('list', { name: new RegExp(`${en.chat.choices}|${bn.chat.choices}`) }),
    ).toBeVisible();
    const preset = element.locator('[data-preset-city]');
    if (value === null) return expect(preset).toHaveCount(0);
    const city = (await cities()).find(({ id }) => String(id) === value);
    const named = await fetchJson<City[]>('/api/city/select?lang=bn');
    const names = [city?.text, named.find(({ id }) => String(id) === value)?.text];
    await expect(preset).toHaveText(new RegExp(names.join('|')));
  },
  expectRefused: (element) => assistantSubject.expectShown(element, null),
  inFirstView: '/api/job-board',
  onwardPath: '/assistant',
  words: { en: en.chat.greeting, bn: bn.chat.greeting },
};
