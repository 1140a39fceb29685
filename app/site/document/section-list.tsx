import { useFormat } from '#ui/i18n/use-format.ts';
import type { NumberedSection } from './find-sections.ts';

/** The sections of a document, to go to. */
export function SectionList({ sections }: { sections: readonly NumberedSection[] }) {
  const format = useFormat();
  return (
    <ol className="flex flex-col text-sm">
      {sections.map(({ number, title }) => (
        <li key={number}>
          <a
            href={`#section-${number}`}
            className="flex items-center gap-2 min-h-[36px] hover:text-brand hover:underline"
          >
            <span className="document-number text-muted tabular-nums">{format.number(number)}</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
