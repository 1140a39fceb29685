import { type AttributeValues, httpOrigin, oneOf, text } from './attributes.ts';

/** Attributes of every element, beside the page's own `lang`. */
export const commonAttributes = {
  theme: oneOf(['light', 'dark', 'auto'], 'light'),
  /** Partner id, carried to our site in links. */
  site: text(),
  /** Origin of the product; the script's own unless given. */
  api: httpOrigin(),
};

export type CommonAttributes = typeof commonAttributes;
export type CommonValues = AttributeValues<CommonAttributes>;
