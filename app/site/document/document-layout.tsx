import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { PageTitle } from '#app/ground/page/page-title.tsx';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { LiveRegion } from '#ui/live-region/live-region.tsx';
import { type DocumentText, findSections, toSearchWords } from './find-sections.ts';
import { MarkedText } from './marked-text.tsx';
import { SectionList } from './section-list.tsx';

const DOCUMENTS = [
  { to: '/terms-conditions', title: 'termsTitle' },
  { to: '/privacy-policy', title: 'privacyTitle' },
] as const;

interface DocumentLayoutProps {
  title: string;
  sections: DocumentText['sections'];
  lead: string;
}

/**
 * A long text with its sections beside it, and a search in it.
 * Source: docs/requirements/shell/app-shell.md, "Documents".
 */
export function DocumentLayout({ title, sections, lead }: DocumentLayoutProps) {
  const { t } = useTranslation('document');
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const words = toSearchWords(typed);
  const found = findSections(sections, words);
  const count = t('found', { count: found.length, n: format.number(found.length) });

  return (
    <div className="document">
      <aside className="no-print document-side flex flex-col gap-4">
        <nav aria-label={t('documents')}>
          <ul className="flex flex-wrap gap-x-4">
            {DOCUMENTS.map(({ to, title: name }) => (
              <li key={to}>
                <NavLink to={to} className="document-name">
                  {t(name)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <TextField
          type="search"
          label={t('search')}
          value={typed}
          maxLength={80}
          onChange={({ target }) => setTyped(target.value)}
        />
        <LiveRegion text={words.length > 0 ? count : ''} />
        <nav aria-label={t('sections')}>
          <details className="faq document-narrow border-y border-line">
            <summary className="flex items-center min-h-[44px] font-semibold">
              {t('sections')}
            </summary>
            <SectionList sections={found} />
          </details>
          <div className="document-wide">
            <SectionList sections={found} />
          </div>
        </nav>
      </aside>
      <article className="hangs flex flex-col gap-6 min-w-0">
        <header className="flex flex-col gap-2">
          <PageTitle>{title}</PageTitle>
          <p className="text-muted">{lead}</p>
        </header>
        {words.length > 0 && found.length > 0 && (
          <p aria-hidden="true" className="text-sm font-semibold">
            {count}
          </p>
        )}
        {found.length === 0 && (
          <div className="flex flex-col items-start gap-3">
            <p>{t('nothing', { typed: typed.trim() })}</p>
            <Button look="secondary" onClick={() => setTyped('')}>
              {t('whole')}
            </Button>
          </div>
        )}
        {found.map(({ number, ...section }) => (
          <section
            key={number}
            id={`section-${number}`}
            aria-labelledby={`section-${number}-title`}
            className="flex flex-col gap-2"
          >
            <h2 id={`section-${number}-title`} className="text-lg">
              {format.number(number)}. <MarkedText text={section.title} words={words} />
            </h2>
            <p className="whitespace-pre-line">
              <MarkedText text={section.text} words={words} />
            </p>
          </section>
        ))}
      </article>
    </div>
  );
}
