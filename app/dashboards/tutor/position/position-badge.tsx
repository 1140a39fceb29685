import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePositionUpdates } from './position-provider.tsx';
import { usePositionName } from './use-position-name.ts';

/**
 * Shows where the device is and whether that has been sent. Texts:
 * docs/requirements/dashboards/tutor-area.md, "Position".
 */
export function PositionBadge() {
  const { t } = useTranslation('tutor');
  const { status, sent } = usePositionUpdates();
  const name = usePositionName(sent);
  // A device without a position shows no badge; screen readers say why.
  if (status === 'locationError' || status === 'unsupported')
    return (
      <p role="status" className="sr-only">
        {t(`position.status.${status}`)}
      </p>
    );
  return (
    <p
      role="status"
      className="self-start inline-flex flex-wrap items-center gap-2 max-w-full px-3 py-1 rounded-full bg-brand-soft text-sm"
    >
      <MapPin aria-hidden="true" size={16} className="text-brand" />
      <span className="font-semibold">{t(`position.status.${status}`)}</span>
      {name && (
        <span className="min-w-0 break-words">
          {name.state === 'known' ? name.text : t(`position.name.${name.state}`)}
        </span>
      )}
    </p>
  );
}
