import bn from '#locales/bn/market/hub.json' with { type: 'json' };
import en from '#locales/en/market/hub.json' with { type: 'json' };
import { PRODUCT } from '../../setup/test-site.ts';
import { type ElementSubject, fetchJson } from './element-subject.ts';

interface Hub {
  total: number;
  total_is_minimum: boolean;
}

export const tutorHubSubject: ElementSubject = {
  tag: 'porua-tutor-hub',
  widget: 'tutor-hub',
  attribute: 'city-id',
  property: 'cityId',
  always: 'page-size="4" hide-filters',
  values: async () => ['1', '2'],
  malformed: 'Dhaka',
  async sightsOf(value) {
    const hub = await fetchJson<Hub>(`/api/tutor-hub${value ? `?city_id=${value}` : ''}`);
    const total = new Intl.NumberFormat('en-IN').format(hub.total);
    const text = `Found ${total}${hub.total_is_minimum ? '+' : ''} tutors`;
    return [{ role: 'heading', name: text }];
  },
  refusal: () => tutorHubSubject.sightsOf(null),
  images: PRODUCT,
  inFirstView: '/api/tutor-hub?',
  onwardPath: '/hub',
  words: { en: en.card.view, bn: bn.card.view },
};
