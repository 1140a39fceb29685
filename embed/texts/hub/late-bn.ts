export { default as list } from '#locales/bn/ground/list.json' with { type: 'json' };
export { default as hubControls } from '#locales/bn/market/hubControls.json' with { type: 'json' };
export { default as tutorProfile } from '#locales/bn/people/tutorProfile.json' with {
  type: 'json',
};
