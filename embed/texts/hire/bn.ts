export { default as common } from '#locales/bn/ground/common.json' with { type: 'json' };
export { default as hire } from '#locales/bn/market/hire.json' with { type: 'json' };
