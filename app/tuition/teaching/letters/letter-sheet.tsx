import { Card } from '#ui/card/card.tsx';
import type { LetterContent } from './letter-content.ts';

/** The letter as it will be printed. */
export const LetterSheet = ({ content }: { content: LetterContent }) => (
  <Card as="article" padding="roomy" className="flex flex-col gap-5">
    <header className="flex flex-col gap-1 pb-4 border-b border-line">
      <p className="text-lg font-semibold text-brand">{content.sender}</p>
      <p className="text-muted text-xs">{content.contacts}</p>
    </header>
    <h2 className="text-lg">{content.title}</h2>
    <p className="flex flex-wrap justify-between gap-2 text-sm">
      {content.reference.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </p>
    <p>
      {content.to.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </p>
    <p>{content.opening}</p>
    <dl className="flex flex-col">
      {content.facts.map(([label, value]) => (
        <div key={label} className="flex flex-wrap gap-x-4 py-2 border-b border-line">
          <dt className="w-[180px] text-muted">{label}</dt>
          <dd className="flex-1 min-w-[160px] font-semibold break-words">{value}</dd>
        </div>
      ))}
    </dl>
    {content.notes.map((note) => (
      <p key={note}>{note}</p>
    ))}
    <ul className="flex flex-col gap-1 py-3 border-t border-b border-line">
      {content.signatures.map((line) => (
        <li key={line} className="font-semibold break-words">
          {line}
        </li>
      ))}
      <li className="text-muted text-xs">{content.version}</li>
    </ul>
    <p>
      {content.closing.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </p>
  </Card>
);
