/**
 * The numbers somebody in danger is given, the only place they stand in. All are free and answered day
 * and night in all of Bangladesh. First those that matter most for a danger.
 */
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { Danger } from '../intents/dangers.ts';

export interface Helpline {
  number: string;
  meaning: Readonly<Record<Lang, string>>;
}

const EMERGENCY: Helpline = {
  number: '999',
  meaning: {
    en: 'Police, ambulance, fire service: when it is urgent',
    bn: 'পুলিশ, অ্যাম্বুলেন্স, ফায়ার সার্ভিস: জরুরি হলে',
  },
};
const CHILDREN: Helpline = {
  number: '1098',
  meaning: { en: 'For children, and about a child', bn: 'শিশুদের জন্য, বা কোনো শিশুর বিষয়ে' },
};
const VIOLENCE: Helpline = {
  number: '109',
  meaning: {
    en: 'Against violence to women and children',
    bn: 'নারী বা শিশু নির্যাতনের শিকার হলে',
  },
};

export const helplinesFor = (danger: Danger): readonly Helpline[] => {
  if (danger === 'self_harm') return [EMERGENCY, CHILDREN, VIOLENCE];
  return danger === 'harassed_tutor'
    ? [VIOLENCE, EMERGENCY, CHILDREN]
    : [CHILDREN, EMERGENCY, VIOLENCE];
};
