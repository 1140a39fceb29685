import { FileCheck2 } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useApi } from '#ui/api/use-api.ts';
import { Card } from '#ui/card/card.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { PagedView } from '#ui/list/paged-view.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { pageOf } from './page-of.ts';

/**
 * Letters of confirmed jobs.
 * Source: docs/requirements/tutor-area.md, "Students, letters, payment, lessons".
 */
export function LettersPage() {
  const texts = useTexts('letters');
  const format = useFormat();
  const [params, setParams] = useSearchParams();
  const page = pageOf(params);
  const response = useApi('listConfirmationLetters', { query: { page } }, { keepsLast: true });
  usePageTitle(texts('title'));

  return (
    <>
      <h1 className="text-xl mb-1">{texts('title')}</h1>
      <p className="text-muted mb-4">{texts('lead')}</p>
      <PagedView
        response={response}
        page={page}
        onPage={(next) => setParams({ page: String(next) })}
        empty={
          <StatePanel
            icon={<FileCheck2 size={32} />}
            title={texts('empty')}
            hint={texts('emptyHint')}
          />
        }
      >
        {(letters) => (
          <ul className="flex flex-col gap-3">
            {letters.map((letter) => (
              <Card
                as="li"
                isLink
                key={letter.application_id}
                className="relative flex items-center gap-4"
              >
                <FileCheck2 aria-hidden="true" size={24} className="shrink-0 text-brand" />
                <div className="flex-1 min-w-0">
                  <Link
                    to={`/tutor/confirmation-letters/${letter.application_id}?page=${page}`}
                    className="covers-card font-semibold text-brand"
                  >
                    {texts('card', {
                      className: letter.class_name,
                      area: `${letter.location_name}, ${letter.city_name}`,
                    })}
                  </Link>
                  <p className="text-sm">
                    {[letter.guardian_name, letter.student_name].filter(Boolean).join(', ')}
                    {letter.ended && ` · ${texts('earlier')}`}
                  </p>
                  <p className="text-muted text-sm">
                    {texts('number', { number: letter.number })} · {format.date(letter.issued_on)}
                  </p>
                </div>
                <span className="shrink-0 tabular font-semibold">
                  {format.money(letter.salary_for_tutor)}
                </span>
              </Card>
            ))}
          </ul>
        )}
      </PagedView>
    </>
  );
}
