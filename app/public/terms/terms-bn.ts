export { default as terms } from '#locales/bn/terms.json' with { type: 'json' };
