import { MapPinned } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LatePlaceMap } from '#app/ground/map/late-place-map.tsx';
import type { Job } from '#core/market/api/job.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

/** The middle of the area, or the house where the reader may see it. */
export function AreaMap({ job }: { job: Job }) {
  const { t } = useTranslation('applying');
  const [isOpen, setOpen] = useState(false);
  const { latitude, longitude, location, city } = job;
  if (latitude === null || longitude === null) return null;
  const label = t('mapOf', { place: `${location.location_name}, ${city.city_name}` });
  return (
    <>
      <Button
        look="secondary"
        className="no-print"
        icon={<MapPinned aria-hidden="true" size={18} />}
        onClick={() => setOpen(true)}
      >
        {t('showMap')}
      </Button>
      {isOpen && (
        // Beside the facts of the job there is no room for it.
        <Dialog title={label} isWide onClose={() => setOpen(false)}>
          <LatePlaceMap point={{ latitude, longitude }} label={label} />
        </Dialog>
      )}
    </>
  );
}
