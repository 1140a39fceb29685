import { type AttributeValues, id, oneOf, text } from '../attributes.ts';
import { commonAttributes } from '../common-attributes.ts';

export const assistantAttributes = {
  ...commonAttributes,
  mode: oneOf(['inline', 'floating'], 'inline'),
  /** The intent that a new conversation begins with. */
  intent: oneOf(['none', 'hire', 'jobs', 'tutors', 'fees', 'person'], 'none'),
  /** The words in place of our own first ones. */
  greeting: text(),
  cityId: id(),
};

export type AssistantValues = AttributeValues<typeof assistantAttributes>;
