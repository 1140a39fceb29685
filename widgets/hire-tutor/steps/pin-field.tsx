import { LocateFixed, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HireAnswers } from '#core/market/hire/hire-answers.ts';
import { Button } from '#ui/button/button.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useMyPosition } from '../../place/use-my-position.ts';

type Point = Pick<HireAnswers, 'latitude' | 'longitude'>;

interface PinFieldProps {
  answers: Point;
  change(point: Point): void;
  errorOf(field: 'latitude' | 'longitude'): string | undefined;
}

/** An optional point on the map, taken from the device. */
export function PinField({ answers, change, errorOf }: PinFieldProps) {
  const { t } = useTranslation('hire');
  const format = useFormat();
  const { isLocating, problem, locate } = useMyPosition(change, 'door');
  const { latitude, longitude } = answers;
  const error = errorOf('latitude') ?? errorOf('longitude');
  const degrees = (value: number) =>
    value.toFixed(5).replace(/\d/g, (digit) => format.id(Number(digit)));
  return (
    <div data-field="latitude" className="flex flex-col items-start gap-2">
      <p className="font-semibold text-sm">{t('optional', { label: t('where.pin') })}</p>
      <p className="text-muted text-xs">{t('where.pinHint')}</p>
      {latitude !== undefined && longitude !== undefined && (
        <p role="status" className="flex items-center gap-2 text-sm tabular">
          <MapPin aria-hidden="true" size={16} className="text-brand" />
          {t('where.pinSet', { latitude: degrees(latitude), longitude: degrees(longitude) })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          look="secondary"
          icon={<LocateFixed aria-hidden="true" size={18} />}
          isBusy={isLocating}
          onClick={locate}
        >
          {t(isLocating ? 'where.locating' : 'where.usePosition')}
        </Button>
        {latitude !== undefined && (
          <Button
            look="quiet"
            onClick={() => change({ latitude: undefined, longitude: undefined })}
          >
            {t('where.removePin')}
          </Button>
        )}
      </div>
      {problem && (
        <p role="alert" className="text-danger text-sm">
          {t(`where.${problem}`)}
        </p>
      )}
      {error && <p className="text-danger text-xs">{error}</p>}
    </div>
  );
}
