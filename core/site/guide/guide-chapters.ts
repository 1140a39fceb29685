/** Addresses of the guide for partners. Its chapters in the order of docs/embed.md; a test compares. */

export const GUIDE_PATH = '/partners/guide';

export const GUIDE_CHAPTERS = [
  'put-one-in',
  'wordpress',
  'links-pictures-and-feeds',
  'attributes-and-events',
  'the-job-board',
  'the-tutor-hub',
  'the-hire-form',
  'the-assistant',
  'connecting-an-account',
  'looks',
  'fast-and-without-a-jump',
  'policies-and-versions',
  'when-something-is-missing',
] as const;

export const chapterPath = (id: string): string => `${GUIDE_PATH}/${id}`;

/**
 * Returns the id of a heading on its page: the page around it has ids of its own, `first-view`
 * among them.
 */
export const placeId = (anchor: string): string => `guide-${anchor}`;
