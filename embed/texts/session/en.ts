export { default as common } from '#locales/en/ground/common.json' with { type: 'json' };
export { default as session } from '#locales/en/people/session.json' with { type: 'json' };
