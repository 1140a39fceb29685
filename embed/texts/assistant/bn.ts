export { default as assistant } from '#locales/bn/site/assistant.json' with { type: 'json' };
