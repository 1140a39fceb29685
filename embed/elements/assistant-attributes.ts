import { type AttributeValues, id, oneOf, text } from '../attributes.ts';
import { commonAttributes } from '../common-attributes.ts';

export const assistantAttributes = {
  ...commonAttributes,
  mode: oneOf(['inline', 'floating'], 'inline'),
  /** The intent that a new conversation begins with. */
  intent: oneOf(['none', 'hire', 'jobs', 'tutors', 'fees', 'person'], 'none'),
  /** In place of our own first words. */
  greeting: text(),
  cityId: id(),
};

export type AssistantValues = AttributeValues<typeof assistantAttributes>;
