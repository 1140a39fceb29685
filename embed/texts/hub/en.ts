export { default as common } from '#locales/en/ground/common.json' with { type: 'json' };
export { default as hub } from '#locales/en/market/hub.json' with { type: 'json' };
