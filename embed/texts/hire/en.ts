export { default as hire } from '#locales/en/market/hire.json' with { type: 'json' };
