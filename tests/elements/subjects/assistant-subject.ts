import bn from '#locales/bn/site/assistant.json' with { type: 'json' };
import en from '#locales/en/site/assistant.json' with { type: 'json' };
import { type ElementSubject, fetchJson } from './element-subject.ts';
import type { Sight } from './sight.ts';

interface City {
  id: number;
  text: string;
}

const PRESET = '[data-preset-city]';

async function nameOf(city: string, lang: string): Promise<string | undefined> {
  const cities = await fetchJson<City[]>(`/api/city/select?lang=${lang}`);
  return cities.find(({ id }) => String(id) === city)?.text;
}

export const assistantSubject: ElementSubject = {
  tag: 'porua-assistant',
  widget: 'assistant',
  attribute: 'city-id',
  property: 'cityId',
  always: '',
  values: async () => ['1', '2'],
  malformed: 'Dhaka',
  async sightsOf(value) {
    const greeting = `${en.chat.greeting.slice(0, 20)}|${bn.chat.greeting.slice(0, 12)}`;
    const choices = new RegExp(`${en.chat.choices}|${bn.chat.choices}`);
    const always: Sight[] = [
      { part: '[role=log]', says: new RegExp(greeting) },
      { role: 'list', name: choices },
    ];
    if (value === null) return [...always, { without: PRESET }];
    const names = await Promise.all(['en', 'bn'].map((lang) => nameOf(value, lang)));
    return [...always, { part: PRESET, says: new RegExp(names.join('|')) }];
  },
  refusal: () => assistantSubject.sightsOf(null),
  inFirstView: '/api/job-board',
  onwardPath: '/assistant',
  words: { en: en.chat.greeting, bn: bn.chat.greeting },
};
