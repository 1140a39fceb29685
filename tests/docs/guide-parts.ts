/** The guide in both languages, and what its lines name. */
import { type Block, GUIDE_FILES, type GuideText, type Line } from '#core/site/guide/guide-text.ts';
import { readGuide } from '../../build/guide/read-guide.ts';
import { read } from './repository-files.ts';

export const guide = { en: readGuide(read(GUIDE_FILES.en)), bn: readGuide(read(GUIDE_FILES.bn)) };

export const linesOf = (block: Block): Line[] => {
  switch (block.kind) {
    case 'list':
      return block.items;
    case 'table':
      return [...block.head, ...block.rows.flat()];
    case 'code':
      return [];
    default:
      return [block.line];
  }
};

interface Found {
  codes: string[];
  links: string[];
}

export function findIn(line: Line): Found {
  const all = line.map((piece): Found => {
    if (typeof piece === 'string') return { codes: [], links: [] };
    if ('code' in piece) return { codes: [piece.code], links: [] };
    if ('strong' in piece) return findIn(piece.strong);
    if ('em' in piece) return findIn(piece.em);
    const inside = findIn(piece.link);
    return { ...inside, links: [...inside.links, piece.to] };
  });
  return { codes: all.flatMap(({ codes }) => codes), links: all.flatMap(({ links }) => links) };
}

export const partsOf = ({ blocks, chapters }: GuideText) => [
  { id: 'cover', blocks, lines: blocks.flatMap(linesOf) },
  ...chapters.map((chapter) => ({
    ...chapter,
    lines: [chapter.lead, ...chapter.blocks.flatMap(linesOf)],
  })),
];
