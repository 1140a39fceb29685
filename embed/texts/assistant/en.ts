export { default as common } from '#locales/en/ground/common.json' with { type: 'json' };
export { default as assistant } from '#locales/en/site/assistant.json' with { type: 'json' };
