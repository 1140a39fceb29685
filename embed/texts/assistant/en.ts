export { default as assistant } from '#locales/en/assistant.json' with { type: 'json' };
