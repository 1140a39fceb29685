export { default as common } from '#locales/bn/ground/common.json' with { type: 'json' };
export { default as hub } from '#locales/bn/market/hub.json' with { type: 'json' };
