export { default as common } from '#locales/bn/ground/common.json' with { type: 'json' };
export { default as session } from '#locales/bn/people/session.json' with { type: 'json' };
