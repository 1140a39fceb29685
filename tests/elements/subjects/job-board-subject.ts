import bn from '#locales/bn/market/board.json' with { type: 'json' };
import en from '#locales/en/market/board.json' with { type: 'json' };
import { type ElementSubject, fetchJson } from './element-subject.ts';

interface Board {
  total: number;
  total_is_minimum: boolean;
}

export const jobBoardSubject: ElementSubject = {
  tag: 'porua-job-board',
  widget: 'job-board',
  attribute: 'city-id',
  property: 'cityId',
  always: 'page-size="4" hide-filters',
  values: async () => ['1', '2'],
  malformed: 'Dhaka',
  async sightsOf(value) {
    const board = await fetchJson<Board>(`/api/job-board${value ? `?city_id=${value}` : ''}`);
    const total = new Intl.NumberFormat('en-IN').format(board.total);
    const text = `Found ${total}${board.total_is_minimum ? '+' : ''} Jobs`;
    return [{ role: 'heading', name: text }];
  },
  refusal: () => jobBoardSubject.sightsOf(null),
  inFirstView: '/api/job-board?',
  onwardPath: '/job-',
  words: { en: en.newestFirst, bn: bn.newestFirst },
};
