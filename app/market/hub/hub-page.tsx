import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { lateExtra } from '#app/ground/late/late-extra.tsx';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { readSession, writeSession } from '#app/ground/preferences/session-store.ts';
import { CodeLink } from '#app/market/list/code-link.tsx';
import { FromMeButton } from '#app/market/list/from-me/from-me-button.tsx';
import { useDistanceText } from '#app/market/list/from-me/use-distance-text.ts';
import { BesideMap } from '#app/market/list/map/beside-map.tsx';
import { MapButton } from '#app/market/list/map/map-button.tsx';
import { useMapOpen } from '#app/market/list/map/use-map-open.ts';
import { useListPage } from '#app/market/list/use-list-page.ts';
import { PAGE_SIZE } from '#core/ground/limits/job-constants.ts';
import { readHubFilter, writeHubFilter } from '#core/market/filters/hub-filter.ts';
import { useFirstAnswer } from '#ui/api/use-first-answer.ts';
import { tutorPath } from '#widgets/tutor/tutor-path.ts';
import * as controls from '#widgets/tutor-hub/hub-controls.ts';
import { lateControls } from '#widgets/tutor-hub/late-controls.ts';
import { TutorHub } from '#widgets/tutor-hub/tutor-hub.tsx';

// In the page's own file: moving on to it must not show a gap in their place.
lateControls.bring(controls);

const HubMap = lateExtra(async () => (await import('./hub-map.tsx')).HubMap);

const COMPARED = 'compared-tutors';

export function HubPage() {
  const { t } = useTranslation('hub');
  const compared = useMemo(readCompared, []);
  const { open, ...list } = useListPage({
    name: 'tutors',
    read: readHubFilter,
    write: writeHubFilter,
    pathOf: tutorPath,
  });
  const { filter } = list;
  const map = useMapOpen('hubMap');
  const awayOf = useDistanceText();
  const known = useFirstAnswer('listTutors', {
    query: { ...filter, page: 1, per_page: PAGE_SIZE },
  });
  usePageTitle(t('title'), { description: t('lead'), search: writeHubFilter(filter) });

  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-2 mb-4">
        <div className="flex flex-col gap-1">
          <h1 className="text-xl">{t('title')}</h1>
          <p className="text-muted">{t('lead')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <FromMeButton />
          <MapButton isOpen={map.isOpen} text={t('map')} onPress={map.toggle} />
        </div>
      </div>
      <BesideMap map={map.isOpen && <HubMap filter={filter} onFilter={list.onFilterChange} />}>
        <TutorHub
          {...list}
          initialAnswer={known?.value}
          tutorHref={tutorPath}
          onTutorOpen={open}
          awayOf={awayOf}
          initialCompared={compared}
          onComparedChange={(tutorids) => writeSession(COMPARED, tutorids.join())}
        />
      </BesideMap>
      <p className="mt-4">
        <CodeLink list="tutor-hub" search={writeHubFilter(filter)} />
      </p>
    </>
  );
}

/** Tutors chosen to be compared before a profile was opened. */
const readCompared = () => (readSession(COMPARED) ?? '').split(',').filter(Boolean);
