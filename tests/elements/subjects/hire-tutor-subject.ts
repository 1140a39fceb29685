import bn from '#locales/bn/market/hire.json' with { type: 'json' };
import en from '#locales/en/market/hire.json' with { type: 'json' };
import type { ElementSubject } from './element-subject.ts';

export const hireTutorSubject: ElementSubject = {
  tag: 'porua-hire-tutor',
  widget: 'hire-tutor',
  attribute: 'category-id',
  property: 'categoryId',
  always: '',
  values: async () => ['1', '2'],
  malformed: 'Bangla',
  async sightsOf(value) {
    const name = new RegExp(`^(${en.who.category}|${bn.who.category})$`);
    return [{ role: 'combobox', name, value: value ?? '' }];
  },
  refusal: () => hireTutorSubject.sightsOf(null),
  inFirstView: '/api/tutoringcategory/select',
  onwardPath: '/crm/hire-tutor',
  words: { en: en.steps.who, bn: bn.steps.who },
};
