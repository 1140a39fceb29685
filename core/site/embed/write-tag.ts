/**
 * HTML as people paste it: short, and right whatever a value holds. Parts of elements write links by it,
 * so it knows nothing of the configurator.
 */
import { escapeMarkup } from '#core/ground/text/escape-markup.ts';

const EMPTY = ['img', 'link'];
/** The characters of a line; a longer tag has an attribute a line. */
const LONGEST = 100;

export const attributesIn = (attributes: Record<string, string>): string[] =>
  Object.entries(attributes).map(([name, value]) =>
    value === '' ? name : `${name}="${escapeMarkup(value)}"`,
  );

/** `content`: text, or tags on lines of their own. */
export function tag(name: string, attributes: Record<string, string>, content = ''): string {
  const given = attributesIn(attributes);
  const line = `<${name} ${given.join(' ')}`;
  const open = line.length <= LONGEST ? `${line}>` : `<${name}\n  ${given.join('\n  ')}\n>`;
  if (EMPTY.includes(name)) return open;
  const inside = content.startsWith('\n') ? content : escapeMarkup(content);
  return `${open}${inside}</${name}>`;
}
