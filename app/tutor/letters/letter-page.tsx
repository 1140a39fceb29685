import { ArrowLeft, FileX2 } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'react-router';
import { isApiError } from '#core/api/api-error.ts';
import { useApi } from '#ui/api/use-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { DownloadButton } from './download-button.tsx';
import { LetterSheet } from './letter-sheet.tsx';
import { pageOf } from './page-of.ts';
import { useLetterContent } from './use-letter-content.ts';

/** One letter to read and to keep as a PDF. */
export function LetterPage() {
  const texts = useTexts('letters');
  const { applicationId } = useParams();
  const [params] = useSearchParams();
  const page = pageOf(params);
  const toContent = useLetterContent();
  const response = useApi('getConfirmationLetter', { params: { id: Number(applicationId) } });
  const { error } = response;
  // A number that is none is no letter either.
  const isMissing = isApiError(error) && (error.status === 404 || error.status === 400);
  usePageTitle(texts('heading'));

  return (
    <div className="max-w-[860px] mx-auto flex flex-col gap-4">
      <Link
        to={`/tutor/confirmation-letters?page=${page}`}
        className="self-start inline-flex items-center gap-1 min-h-[36px] text-brand hover:underline"
      >
        <ArrowLeft aria-hidden="true" size={18} />
        {texts('back')}
      </Link>
      <h1 className="text-xl">{texts('heading')}</h1>
      {isMissing ? (
        <StatePanel icon={<FileX2 size={32} />} title={texts('missing')} />
      ) : (
        <AsyncView response={response}>
          {(letter) => {
            const content = toContent(letter);
            return (
              <>
                <DownloadButton content={content} number={letter.number} />
                <LetterSheet content={content} />
              </>
            );
          }}
        </AsyncView>
      )}
    </div>
  );
}
