export { default as hub } from '#locales/en/hub.json' with { type: 'json' };
export { default as list } from '#locales/en/list.json' with { type: 'json' };
