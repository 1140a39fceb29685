import { removeContactData } from '#core/people/contact-data/remove-contact-data.ts';
import { MODEL_TEXT_MAX } from '#core/site/api/assistant-model.ts';

const TAG = /<[^<>]*>?/g;
const MARKDOWN_LINK = /!?\[([^\]]*)\]\([^)]*\)/g;
const ADDRESS = /\b(?:[a-z][a-z\d+.-]*:\/\/|www\.)\S+|\b(?:javascript|data|mailto|tel):\S*/gi;
const BARE_DOMAIN =
  /\b[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|info|io|xyz|app|bd|me|ly|link|site|shop)\b\S*/gi;
/** Invisible letters, but for the joiners Bengali is written with. */
const CONTROL = /[[\p{Cc}\p{Cf}\p{Co}\p{Cs}]--[\u200c\u200d]]+/gv;

const isOurs = (address: string, publicUrl: string) =>
  address === publicUrl || address.startsWith(`${publicUrl}/`);

/**
 * Words of a model as plain text: no markup, no address but ours, no phone or e-mail. Undefined when
 * nothing is left.
 */
export function cleanModelText(text: string, publicUrl: string): string | undefined {
  const plain = text
    .replace(MARKDOWN_LINK, '$1')
    .replace(TAG, ' ')
    .replace(/[<>]/g, ' ')
    .replace(ADDRESS, (found) => (isOurs(found, publicUrl) ? found : ''))
    .replace(BARE_DOMAIN, (found, at: number, all: string) =>
      all.slice(0, at).endsWith('://') ? found : '',
    )
    .replace(CONTROL, ' ');
  const said = removeContactData(plain).text.replace(/\s+/g, ' ').trim();
  if (!/\p{L}/u.test(said)) return undefined;
  if (said.length <= MODEL_TEXT_MAX) return said;
  return `${said.slice(0, MODEL_TEXT_MAX - 1).replace(/\s+\S*$/, '')}…`;
}
