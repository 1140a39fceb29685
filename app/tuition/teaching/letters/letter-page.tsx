import { ArrowLeft, FileX2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useParams, useSearchParams } from 'react-router';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { isApiError } from '#core/ground/api/api-error.ts';
import type { Letter } from '#core/tuition/api/letters.ts';
import { lettersPath } from '#core/tuition/teaching/letter-path.ts';
import { useApi } from '#ui/api/use-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { DownloadButton } from './download-button.tsx';
import { LetterSheet } from './letter-sheet.tsx';
import { LetterVersions } from './letter-versions.tsx';
import { SignForm } from './sign-form.tsx';
import { useLetterContent } from './use-letter-content.ts';

/** One letter to read, to sign and to keep as a PDF, for tutor and guardian alike. */
export function LetterPage() {
  const { t } = useTranslation('letters');
  const { tuitionId } = useParams();
  const [params] = useSearchParams();
  const { pathname, state } = useLocation();
  const version = params.get('version') ?? undefined;
  const response = useApi('getLetter', {
    params: { id: Number(tuitionId) },
    query: { version: version === undefined ? undefined : Number(version) },
  });
  const { error } = response;
  // A number that is none is no letter either.
  const isMissing = isApiError(error) && (error.status === 404 || error.status === 400);
  usePageTitle(t('heading'));
  const list = lettersPath(pathname.startsWith('/tutor') ? 'tutor' : 'guardian');

  return (
    <div className="max-w-[860px] mx-auto flex flex-col gap-4">
      <Link
        to={`${list}?page=${pageIn(state)}`}
        className="self-start inline-flex items-center gap-1 min-h-[44px] text-brand hover:underline"
      >
        <ArrowLeft aria-hidden="true" size={18} />
        {t('back')}
      </Link>
      <h1 className="text-xl">{t('heading')}</h1>
      {isMissing ? (
        <StatePanel icon={<FileX2 size={32} />} title={t('missing')} />
      ) : (
        <AsyncView response={response}>
          {(letter) => <LetterView letter={letter} onOutdated={response.refresh} />}
        </AsyncView>
      )}
    </div>
  );
}

/** Returns the page of the list the reader came from. */
const pageIn = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'page' in state ? Number(state.page) || 1 : 1;

function LetterView({ letter, onOutdated }: { letter: Letter; onOutdated(): Promise<unknown> }) {
  const content = useLetterContent()(letter);
  return (
    <>
      <LetterVersions letter={letter} />
      <DownloadButton content={content} number={letter.number} />
      <LetterSheet content={content} />
      {letter.may_sign && <SignForm letter={letter} onOutdated={onOutdated} />}
    </>
  );
}
