export { default as assistant } from '#locales/bn/assistant.json' with { type: 'json' };
