export { default as common } from '#locales/bn/ground/common.json' with { type: 'json' };
export { default as list } from '#locales/bn/ground/list.json' with { type: 'json' };
export { default as app } from '#locales/bn/shell/app.json' with { type: 'json' };
