export { default as hub } from '#locales/bn/hub.json' with { type: 'json' };
export { default as list } from '#locales/bn/list.json' with { type: 'json' };
