export { default as common } from '#locales/en/ground/common.json' with { type: 'json' };
export { default as list } from '#locales/en/ground/list.json' with { type: 'json' };
export { default as app } from '#locales/en/shell/app.json' with { type: 'json' };
