export { default as boardControls } from '#locales/bn/boardControls.json' with { type: 'json' };
