export { default as app } from '#locales/en/app.json' with { type: 'json' };
export { default as common } from '#locales/en/common.json' with { type: 'json' };
export { default as list } from '#locales/en/list.json' with { type: 'json' };
