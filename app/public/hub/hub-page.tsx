import { type MouseEvent, useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { readHubFilter, writeHubFilter } from '#core/filters/hub-filter.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { tutorPath } from '#widgets/tutor/tutor-path.ts';
import { TutorHub } from '#widgets/tutor-hub/tutor-hub.tsx';
import { readSession, writeSession } from '../../preferences/session-store.ts';
import { isPlainClick } from '../../shell/is-plain-click.ts';
import { usePageTitle } from '../../shell/use-page-title.ts';

const MAX_RESTORED_PAGES = 50;
const COMPARED = 'compared-tutors';

/** The list with its filter in the address; Back brings it back as long as it was. */
export function HubPage() {
  const texts = useTexts('hub');
  const { key } = useLocation();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readHubFilter(params), [params]);
  const compared = useMemo(readCompared, []);
  usePageTitle(texts('title'));

  const storeName = `tutors:${key}`;
  const initialPages = useMemo(
    () => Math.min(MAX_RESTORED_PAGES, Math.max(1, Number(readSession(storeName)) || 1)),
    [storeName],
  );
  const savePages = useCallback(
    (pages: number) => writeSession(storeName, String(pages)),
    [storeName],
  );

  const open = (tutorid: string, event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    navigate(tutorPath(tutorid));
  };

  return (
    <>
      <div className="flex flex-col gap-1 mb-4">
        <h1 className="text-xl">{texts('title')}</h1>
        <p className="text-muted">{texts('lead')}</p>
      </div>
      <TutorHub
        filter={filter}
        onFilterChange={(next, isCorrection = false) =>
          setParams(writeHubFilter(next), { preventScrollReset: true, replace: isCorrection })
        }
        tutorHref={tutorPath}
        onTutorOpen={open}
        initialPages={initialPages}
        onPagesChange={savePages}
        initialCompared={compared}
        onComparedChange={(tutorids) => writeSession(COMPARED, tutorids.join())}
      />
    </>
  );
}

/** Tutors chosen to be compared before a profile was opened. */
const readCompared = () => (readSession(COMPARED) ?? '').split(',').filter(Boolean);
