export { default as hire } from '#locales/en/hire.json' with { type: 'json' };
