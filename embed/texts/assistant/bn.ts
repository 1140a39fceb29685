export { default as common } from '#locales/bn/ground/common.json' with { type: 'json' };
export { default as assistant } from '#locales/bn/site/assistant.json' with { type: 'json' };
