export { default as terms } from '#locales/en/terms.json' with { type: 'json' };
