/** The guide as pages: a chapter for each heading of the second level. */
import { lexer, type Token, type Tokens } from 'marked';
import { chapterPath, placeId } from '#core/site/guide/guide-chapters.ts';
import { EXAMPLE_ORIGIN, type GuideText, plainText } from '#core/site/guide/guide-text.ts';
import { anchorOf, type ResolveLink, readBlocks, readLine } from './read-blocks.ts';

interface Part {
  heading: Tokens.Heading;
  tokens: Token[];
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';

/** Splits off what stands above the first chapter, and each chapter. */
function split(tokens: Token[]): Part[] {
  const parts: Part[] = [];
  for (const token of tokens) {
    if (isHeading(token) && token.depth <= 2) parts.push({ heading: token, tokens: [] });
    else parts.at(-1)?.tokens.push(token);
  }
  return parts;
}

/** Every heading by its anchor, with the page it is on. */
function pagesOf(chapters: Part[]): Map<string, string> {
  const pages = new Map<string, string>();
  for (const { heading, tokens } of chapters) {
    const chapter = anchorOf(heading);
    for (const id of [chapter, ...tokens.filter(isHeading).map(anchorOf)]) {
      if (pages.has(id)) throw new Error(`two headings of the guide are called ${id}`);
      pages.set(id, chapter);
    }
  }
  return pages;
}

/** A link that leads nowhere fails the build; pages of the repository are not there for visitors. */
const resolverIn =
  (pages: Map<string, string>, here: string | undefined): ResolveLink =>
  (href) => {
    if (href.startsWith(`${EXAMPLE_ORIGIN}/`)) return href.slice(EXAMPLE_ORIGIN.length);
    if (href.startsWith('https://')) return href;
    const id = href.slice(1);
    const page = href.startsWith('#') ? pages.get(id) : undefined;
    if (page === undefined) throw new Error(`the guide leads to ${href}, which is not there`);
    if (id === page) return chapterPath(page);
    return `${page === here ? '' : chapterPath(page)}#${placeId(id)}`;
  };

export function readGuide(markdown: string): GuideText {
  const [cover, ...parts] = split(lexer(markdown));
  if (cover?.heading.depth !== 1) throw new Error('the guide begins with its title');
  const pages = pagesOf(parts);
  const nowhere = resolverIn(pages, undefined);
  const chapters = parts.map(({ heading, tokens }) => {
    const id = anchorOf(heading);
    const resolve = resolverIn(pages, id);
    const [lead, ...blocks] = readBlocks(tokens, resolve);
    if (lead?.kind !== 'text') throw new Error(`${id} begins with no sentence`);
    return { id, title: plainText(readLine(heading.tokens, resolve)), lead: lead.line, blocks };
  });
  return {
    title: plainText(readLine(cover.heading.tokens, nowhere)),
    blocks: readBlocks(cover.tokens, nowhere),
    chapters,
  };
}
