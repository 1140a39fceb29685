export { default as boardControls } from '#locales/en/boardControls.json' with { type: 'json' };
