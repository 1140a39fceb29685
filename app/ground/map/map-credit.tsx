import { useTranslation } from 'react-i18next';

interface MapCreditProps {
  /** Streets are drawn from a file in the layers of Protomaps. */
  hasStreetFile: boolean;
}

const LINK = { target: '_blank', rel: 'noopener noreferrer', className: 'hover:underline' };

/** Says whose data the map is made of, as their licence asks. */
export function MapCredit({ hasStreetFile }: MapCreditProps) {
  const { t } = useTranslation('listMap');
  return (
    <span className="flex flex-wrap gap-x-2">
      <a href="https://www.openstreetmap.org/copyright" {...LINK}>
        {t('data')}
      </a>
      {hasStreetFile && (
        <a href="https://protomaps.com" {...LINK}>
          {t('streets')}
        </a>
      )}
    </span>
  );
}
