/** The guide for partners as data: made of its Markdown when the app is built (build/guide/). */
import type { Lang } from '#core/ground/i18n/lang.ts';

/** A piece of a line. `to`: a page of ours, a place on this page or an address of somebody else. */
export type Piece =
  | string
  | { code: string }
  | { strong: Piece[] }
  | { em: Piece[] }
  | { link: Piece[]; to: string };
export type Line = Piece[];

export type Block =
  | { kind: 'heading'; id: string; line: Line }
  | { kind: 'text'; line: Line }
  | { kind: 'code'; language: string; code: string }
  | { kind: 'list'; isNumbered: boolean; items: Line[] }
  | { kind: 'table'; head: Line[]; rows: Line[][] };

export interface Chapter {
  id: string;
  title: string;
  /** Its first sentences. */
  lead: Line;
  blocks: Block[];
}

export interface GuideText {
  title: string;
  blocks: Block[];
  chapters: Chapter[];
}

/** The files of the guide, from the root of the repository. */
export const GUIDE_FILES: Record<Lang, string> = {
  en: 'docs/embed.md',
  bn: 'docs/embed.bn.md',
};

/** Stands in the guide for the product's own address. */
export const EXAMPLE_ORIGIN = 'https://porua.example';

export function plainText(line: Line): string {
  return line
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if ('code' in piece) return piece.code;
      if ('strong' in piece) return plainText(piece.strong);
      return plainText('em' in piece ? piece.em : piece.link);
    })
    .join('');
}
