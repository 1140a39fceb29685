import type terms from '#locales/en/terms.json';
import { useLang, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { readArea } from '../../texts/load-area.ts';

/**
 * The terms as a document with a list of its sections beside it.
 * Source: docs/requirements/app-shell.md, "Terms".
 */
export function TermsPage() {
  const texts = useTexts('app');
  const { title, sections } = readArea(useLang(), 'terms') as typeof terms;
  usePageTitle(texts('footer.terms'));

  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl">{title}</h1>
      <div className="flex flex-col cq-md:flex-row gap-8">
        <nav aria-label={texts('sections')} className="cq-md:w-[260px]">
          <ol className="flex flex-col text-sm">
            {sections.map((section, index) => (
              <li key={section.title}>
                <a
                  href={`#section-${index + 1}`}
                  className="inline-flex items-center min-h-[36px] hover:text-brand hover:underline"
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <article className="flex-1 flex flex-col gap-6 max-w-[680px]">
          {sections.map((section, index) => (
            <section
              key={section.title}
              id={`section-${index + 1}`}
              className="flex flex-col gap-2"
            >
              <h2 className="text-lg">{section.title}</h2>
              <p>{section.text}</p>
            </section>
          ))}
        </article>
      </div>
    </div>
  );
}
