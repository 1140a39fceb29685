export { default as hubControls } from '#locales/bn/hubControls.json' with { type: 'json' };
export { default as list } from '#locales/bn/list.json' with { type: 'json' };
export { default as tutorProfile } from '#locales/bn/tutorProfile.json' with { type: 'json' };
