export { default as assistant } from '#locales/en/site/assistant.json' with { type: 'json' };
