export { default as hire } from '#locales/bn/market/hire.json' with { type: 'json' };
