export { default as hub } from '#locales/bn/hub.json' with { type: 'json' };
