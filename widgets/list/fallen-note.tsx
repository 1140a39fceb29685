import { useTranslation } from 'react-i18next';

/** Says what a choice has taken away, beside it. */
export function FallenNote({ names }: { names: string | undefined }) {
  const { t } = useTranslation('boardControls');
  if (names === undefined) return null;
  return (
    <p role="status" className="text-muted text-xs">
      {t('filters.fallen', { names })}
    </p>
  );
}
