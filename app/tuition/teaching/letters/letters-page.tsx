import { FileCheck2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import type { Letter } from '#core/tuition/api/letters.ts';
import { letterPath } from '#core/tuition/teaching/letter-path.ts';
import { useApi } from '#ui/api/use-api.ts';
import { Card } from '#ui/card/card.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { PagedView } from '#ui/list/paged-view.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { TutorPhoto } from '#widgets/tutor/tutor-photo.tsx';
import { pageOf } from './page-of.ts';

/**
 * Letters of confirmed tuitions, for both of their people.
 * Source: docs/requirements/tuition/teaching.md, "The signed letter".
 */
export function LettersPage() {
  const { t } = useTranslation('letters');
  const [params, setParams] = useSearchParams();
  const page = pageOf(params);
  const response = useApi('listLetters', { query: { page } }, { keepsLast: true });
  usePageTitle(t('title'));

  return (
    <>
      <h1 className="text-xl mb-1">{t('title')}</h1>
      <p className="text-muted mb-4">{t('lead')}</p>
      <PagedView
        response={response}
        page={page}
        onPage={(next) => setParams({ page: String(next) })}
        empty={
          <StatePanel icon={<FileCheck2 size={32} />} title={t('empty')} hint={t('emptyHint')} />
        }
      >
        {(letters) => (
          <ul className="flex flex-col gap-3">
            {letters.map((letter) => (
              <LetterCard key={letter.tuition_id} letter={letter} page={page} />
            ))}
          </ul>
        )}
      </PagedView>
    </>
  );
}

function LetterCard({ letter, page }: { letter: Letter; page: number }) {
  const { t } = useTranslation('letters');
  const format = useFormat();
  const { side, tutor, guardian_name, student_name } = letter;
  const people = [side === 'tutor' ? guardian_name : tutor.name, student_name];
  const isSigned = letter.signatures.some((one) => one.side === side);
  return (
    <Card as="li" isLink className="relative flex items-center gap-4">
      {side === 'guardian' ? (
        <TutorPhoto {...tutor} size={44} />
      ) : (
        <FileCheck2 aria-hidden="true" size={24} className="shrink-0 text-brand" />
      )}
      <div className="flex-1 min-w-0">
        <Link
          to={letterPath(side, letter.tuition_id)}
          state={{ page }}
          className="covers-card font-semibold text-brand"
        >
          {t('card', {
            className: letter.class_name,
            area: `${letter.location_name}, ${letter.city_name}`,
          })}
        </Link>
        <p className="text-sm">
          {people.filter(Boolean).join(', ')}
          {letter.ended && ` · ${t('earlier')}`}
        </p>
        <p className="text-muted text-sm">
          {t('number', { number: letter.number })} · {format.date(letter.issued_on)}
        </p>
        {(letter.may_sign || isSigned) && (
          <p className="text-sm font-semibold">{t(isSigned ? 'signed' : 'toSign')}</p>
        )}
      </div>
      <span className="shrink-0 tabular font-semibold">{format.money(letter.salary)}</span>
    </Card>
  );
}
