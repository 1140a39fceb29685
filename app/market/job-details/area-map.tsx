import { MapPinned } from 'lucide-react';
import { useState } from 'react';
import { LatePlaceMap } from '#app/ground/map/late-place-map.tsx';
import type { Job } from '#core/market/api/job.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

/** The middle of the area, or the house where the reader may see it. */
export function AreaMap({ job }: { job: Job }) {
  const texts = useTexts('applying');
  const [isOpen, setOpen] = useState(false);
  const { latitude, longitude, location, city } = job;
  if (latitude === null || longitude === null) return null;
  const label = texts('mapOf', { place: `${location.location_name}, ${city.city_name}` });
  return (
    <>
      <Button
        look="secondary"
        className="no-print"
        icon={<MapPinned aria-hidden="true" size={18} />}
        onClick={() => setOpen(true)}
      >
        {texts('showMap')}
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
