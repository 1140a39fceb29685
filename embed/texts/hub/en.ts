export { default as hub } from '#locales/en/hub.json' with { type: 'json' };
