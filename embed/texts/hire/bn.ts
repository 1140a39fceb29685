export { default as hire } from '#locales/bn/hire.json' with { type: 'json' };
