import { type AttributeValues, oneOf, ownOrigin, text } from './attributes.ts';
import { scriptOrigin } from './script-origin.ts';

/** Attributes of every element, beside the page's own `lang`. */
export const commonAttributes = {
  theme: oneOf(['light', 'dark', 'auto'], 'light'),
  /** Partner id, carried to our site in links. */
  site: text(),
  /** Origin of the product, for tests: the script's own, or a loopback address. */
  api: ownOrigin(scriptOrigin),
};

export type CommonAttributes = typeof commonAttributes;
export type CommonValues = AttributeValues<CommonAttributes>;
