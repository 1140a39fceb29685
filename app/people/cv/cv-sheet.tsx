import { Card } from '#ui/card/card.tsx';
import type { CvContent, CvSection } from './cv-content.ts';

/** The CV on the screen: a sheet of paper in either theme, as it will be printed. */
export function CvSheet({ content, photoLabel }: { content: CvContent; photoLabel: string }) {
  const { heading, name, tutorId, contacts, checked, photo, sections } = content;
  return (
    <Card as="article" padding="roomy" className="flex flex-col gap-6 shadow">
      <header className="flex items-start justify-between gap-4 pb-5 border-b-2 border-brand">
        <div className="flex flex-col gap-1 min-w-0">
          <p className="text-xs text-muted">{heading}</p>
          <h2 className="text-xl break-words">{name}</h2>
          <p className="font-semibold text-brand">{tutorId}</p>
          {contacts.map((line) => (
            <p key={line} className="break-words">
              {line}
            </p>
          ))}
          {checked && <p className="text-sm text-brand break-words">{checked}</p>}
        </div>
        {photo && (
          <img
            src={photo}
            alt={photoLabel}
            width={96}
            height={96}
            className="w-[96px] h-[96px] flex-none object-cover rounded"
          />
        )}
      </header>
      {sections.map((section) => (
        <section key={section.title} className="flex flex-col gap-3">
          <h3 className="text-lg text-brand">{section.title}</h3>
          <SectionBody section={section} />
        </section>
      ))}
    </Card>
  );
}

function SectionBody({ section }: { section: CvSection }) {
  const empty = <p className="text-muted">{section.empty}</p>;
  if (section.kind === 'text')
    return section.text ? <p className="whitespace-pre-line break-words">{section.text}</p> : empty;
  if (section.kind === 'items')
    return section.items.length === 0 ? (
      empty
    ) : (
      <ul className="flex flex-col gap-4">
        {section.items.map(({ title, details, text }) => (
          <li key={title + details.join()} className="flex flex-col gap-1">
            <p className="font-semibold">{title}</p>
            <p className="text-muted">{details.join(' · ')}</p>
            {text && <p className="break-words">{text}</p>}
          </li>
        ))}
      </ul>
    );
  return (
    <dl className="grid grid-cols-1 cq-md:grid-cols-2 gap-3">
      {section.facts.map(([label, value]) => (
        <div key={label} className="flex flex-col">
          <dt className="text-xs text-muted">{label}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
