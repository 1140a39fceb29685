export { default as hub } from '#locales/en/market/hub.json' with { type: 'json' };
