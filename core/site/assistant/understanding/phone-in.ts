import { removeContactData } from '#core/people/contact-data/remove-contact-data.ts';
import { clipText } from '#core/search/normalise/clip-text.ts';

/** The phone a message names, 01XXXXXXXXX, for the contact step; the conversation keeps none. */
export const phoneIn = (message: string): string | undefined =>
  removeContactData(clipText(message)).phone;
