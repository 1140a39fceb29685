export { default as common } from '#locales/en/ground/common.json' with { type: 'json' };
export { default as hire } from '#locales/en/market/hire.json' with { type: 'json' };
