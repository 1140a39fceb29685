/** Fields that mean the same wherever they stand. */
import type { Descriptions } from './reference-of.ts';

export const commonDescriptions: Descriptions = {
  'query.lang':
    'Language of names and sentences in the answer, English or Bengali. Without it the cookie `lang` decides, then the header `Accept-Language`, else it is Bengali.',
  'query.page': 'Page of the list, from 1 to 500. The first one without it.',
  'query.per_page': 'Entries on a page.',
  current_page: 'The page that this answer holds, counted from 1.',
  last_page: 'The last page there is; 1 where nothing was found.',
  per_page: 'The most entries a page holds.',
  total: 'How many entries all pages have together.',

  'error.type': 'Always `error`, by which a refusal is known.',
  'error.code':
    'What went wrong, as a permanent word that programs decide by. The sentence may change, the code does not.',
  'error.message': 'The same as a sentence for the person, in the language of the request.',
  'error.errors':
    'Names of fields, each with the sentences that say what is wrong with it. Empty where no field is at fault.',
  'error.request_id': 'Id under which the server has logged the request; helps staff to find it.',

  'answer.type': 'Always `success`; a refusal has a form of its own.',
  'answer.status': 'Always `success`; a refusal has a form of its own.',
  'answer.message': 'What was done, as a sentence for the person in the language of the request.',

  idempotency_key:
    'A UUID the client makes up for this one act. Sent again with the same key, it is done once and answered the same.',
  'body.version':
    'The `version` the caller has read. Where the stored one is newer, nothing is changed and the answer is 409.',
  'answer.version': 'The version after this change, to be sent with the next one.',
  version: 'Rises by one with every change; sent back with a change, it shows what the caller saw.',
};

/** The language of answers that are the same for everybody, and cached by their address. */
export const publicDescriptions: Descriptions = {
  'query.lang':
    'Language of names in the answer, English or Bengali; English without it. No cookie and no header changes it. The sentence of a refusal follows the reader.',
};
