import { Columns3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { COMPARE_MAX } from '#core/market/hub/hub-constants.ts';
import { Button } from '#ui/button/button.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';

interface CompareTrayProps {
  count: number;
  onOpen(): void;
  onClear(): void;
}

/** Keeps in sight, at the foot of the list, how many are chosen to stand side by side. */
export function CompareTray({ count, onOpen, onClear }: CompareTrayProps) {
  const { t } = useTranslation('hubControls');
  const format = useFormat();
  if (count === 0) return null;
  return (
    <section
      aria-label={t('compare.tray')}
      className="compare-tray flex flex-wrap items-center gap-x-3 gap-y-1 p-3 bg-paper border border-brand rounded shadow"
    >
      <p role="status" className="flex-1 min-w-0 text-sm">
        {t('compare.chosen', {
          count,
          n: format.number(count),
          max: format.number(COMPARE_MAX),
        })}
        {count === 1 && <span className="text-muted"> {t('compare.needTwo')}</span>}
      </p>
      <span className="flex gap-2">
        <Button look="quiet" onClick={onClear}>
          {t('compare.clear')}
        </Button>
        {count > 1 && (
          <Button icon={<Columns3 aria-hidden="true" size={18} />} onClick={onOpen}>
            {t('compare.open')}
          </Button>
        )}
      </span>
    </section>
  );
}
