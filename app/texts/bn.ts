export { default as app } from '#locales/bn/app.json' with { type: 'json' };
export { default as common } from '#locales/bn/common.json' with { type: 'json' };
export { default as list } from '#locales/bn/list.json' with { type: 'json' };
