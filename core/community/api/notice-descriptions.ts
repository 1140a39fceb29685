import type { Descriptions } from '#core/ground/api/reference-of.ts';

/** A notice as its readers find it on their board. */
export const noticeDescriptions: Descriptions = {
  'notice.id': 'Id of the notice.',
  'notice.title': 'Title in the language of the request.',
  'notice.text': 'Text in the language of the request, plain with line breaks.',
  'notice.from_on': 'First day on the board, YYYY-MM-DD in Bangladesh.',
};
