/** Reads Markdown in the few forms that the guide uses; anything else fails the build. */
import type { MarkedToken, Token, Tokens } from 'marked';
import { placeId } from '#core/site/guide/guide-chapters.ts';
import type { Block, Line, Piece } from '#core/site/guide/guide-text.ts';

/** The address on our pages to which a link of the Markdown leads. */
export type ResolveLink = (href: string) => string;

/** A heading of a translation has the anchor of the original: `## <a id="looks"></a>চেহারা`. */
const ANCHOR = /^<a id="([\w-]+)">$/;

/** Returns the tokens as those of marked: without extensions there are no others. */
const known = (tokens: Token[] | undefined) => (tokens ?? []) as MarkedToken[];

/** Returns the anchor that GitHub makes of a heading. */
const toAnchor = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

export function anchorOf({ text, tokens }: Tokens.Heading): string {
  const [first] = tokens;
  return (first?.type === 'html' && ANCHOR.exec(first.raw)?.[1]) || toAnchor(text);
}

export function readLine(tokens: Token[] | undefined, resolve: ResolveLink): Line {
  return known(tokens).flatMap((token): Piece[] => {
    switch (token.type) {
      case 'text':
        return token.tokens ? readLine(token.tokens, resolve) : [token.text];
      case 'escape':
        return [token.text];
      case 'codespan':
        return [{ code: token.text }];
      case 'strong':
        return [{ strong: readLine(token.tokens, resolve) }];
      case 'em':
        return [{ em: readLine(token.tokens, resolve) }];
      case 'link':
        return [{ link: readLine(token.tokens, resolve), to: resolve(token.href) }];
      case 'html':
        // The anchor of a heading, which is read apart.
        if (ANCHOR.test(token.raw) || token.raw === '</a>') return [];
        break;
      default:
    }
    throw new Error(`the guide cannot say ${token.type}: ${token.raw}`);
  });
}

export function readBlocks(tokens: Token[], resolve: ResolveLink): Block[] {
  return known(tokens).flatMap((token): Block[] => {
    switch (token.type) {
      case 'space':
        return [];
      case 'heading':
        return [
          { kind: 'heading', id: placeId(anchorOf(token)), line: readLine(token.tokens, resolve) },
        ];
      case 'paragraph':
        return [{ kind: 'text', line: readLine(token.tokens, resolve) }];
      case 'code':
        return [{ kind: 'code', language: token.lang ?? '', code: token.text }];
      case 'list':
        return [
          {
            kind: 'list',
            isNumbered: token.ordered,
            items: token.items.map((item) => readLine(item.tokens, resolve)),
          },
        ];
      case 'table':
        return [
          {
            kind: 'table',
            head: token.header.map((cell) => readLine(cell.tokens, resolve)),
            rows: token.rows.map((row) => row.map((cell) => readLine(cell.tokens, resolve))),
          },
        ];
      default:
        throw new Error(`the guide cannot show ${token.type}: ${token.raw}`);
    }
  });
}
