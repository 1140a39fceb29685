export { default as list } from '#locales/en/ground/list.json' with { type: 'json' };
export { default as hubControls } from '#locales/en/market/hubControls.json' with { type: 'json' };
export { default as tutorProfile } from '#locales/en/people/tutorProfile.json' with {
  type: 'json',
};
