import { useTranslation } from 'react-i18next';

/** Says whose data the map is made of, as their licence asks. */
export function MapCredit() {
  const { t } = useTranslation('app');
  return (
    <a
      href="https://www.openstreetmap.org/copyright"
      target="_blank"
      rel="noopener noreferrer"
      className="hover:underline"
    >
      {t('mapData')}
    </a>
  );
}
