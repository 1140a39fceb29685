import { useTranslation } from 'react-i18next';
import type { Block } from '#core/site/guide/guide-text.ts';
import { CodeBlock } from '../code-block.tsx';
import { GuideLine } from './guide-line.tsx';
import { GuideTable } from './guide-table.tsx';

interface GuideBlocksProps {
  blocks: Block[];
  /** Id of the title above them. */
  titleId: string;
}

/** Shows what stands under a title of the guide, from top to bottom. */
export function GuideBlocks({ blocks, titleId }: GuideBlocksProps) {
  let above = titleId;
  return blocks.map((block, place) => {
    if (block.kind === 'heading') above = block.id;
    return <GuideBlock key={String(place)} block={block} above={above} />;
  });
}

const LANGUAGE_NAMES: Record<string, string> = {
  html: 'HTML',
  css: 'CSS',
  js: 'JavaScript',
  php: 'PHP',
};

function GuideBlock({ block, above }: { block: Block; above: string }) {
  const { t } = useTranslation('guide');
  switch (block.kind) {
    case 'heading':
      return (
        <h2 id={block.id} className="text-lg pt-4">
          <GuideLine line={block.line} />
        </h2>
      );
    case 'text':
      return (
        <p className="break-words">
          <GuideLine line={block.line} />
        </p>
      );
    case 'code':
      return (
        <div className="flex flex-col gap-2 min-w-0">
          <CodeBlock
            code={block.code}
            look="secondary"
            label={
              <span className="text-sm text-muted">
                {LANGUAGE_NAMES[block.language] ?? t('code')}
              </span>
            }
          />
        </div>
      );
    case 'list': {
      const List = block.isNumbered ? 'ol' : 'ul';
      return (
        <List
          className={`flex flex-col gap-2 pl-5 ${block.isNumbered ? 'list-decimal' : 'list-disc'}`}
        >
          {block.items.map((item, place) => (
            <li key={String(place)} className="break-words">
              <GuideLine line={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <GuideTable table={block} labelledBy={above} />;
  }
}
