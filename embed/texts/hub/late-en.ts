export { default as hubControls } from '#locales/en/hubControls.json' with { type: 'json' };
export { default as list } from '#locales/en/list.json' with { type: 'json' };
export { default as tutorProfile } from '#locales/en/tutorProfile.json' with { type: 'json' };
