/** The intents a visitor can have. */
export const INTENTS = [
  'hire_tutor',
  'find_jobs',
  'find_tutors',
  'refine',
  'fees',
  'refunds',
  'faq',
  'my_status',
  'help',
  'talk_to_person',
  'small_talk',
  'insult',
  'off_topic',
  'start_over',
  'next_page',
  'switch_language',
  'confirm',
  'deny',
  'skip',
  'not_understood',
] as const;

export type Intent = (typeof INTENTS)[number];
