export { default as hub } from '#locales/bn/market/hub.json' with { type: 'json' };
