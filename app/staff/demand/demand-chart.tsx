import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { writeHubFilter } from '#core/market/filters/hub-filter.ts';
import { writeJobFilter } from '#core/market/filters/job-filter.ts';
import type { StaffDemand } from '#core/staff/api/staff-demand.ts';
import { Card } from '#ui/card/card.tsx';
import { cx } from '#ui/cx.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useAreaName } from './use-area-name.ts';

export interface AreasProps {
  areas: StaffDemand['data'];
  /** The areas are of one city, which need not be named. */
  isOfCity: boolean;
}

/** Two bars an area on one scale; the number at each leads to the list it counts. */
export function DemandChart({ areas, isOfCity }: AreasProps) {
  const { t } = useTranslation('staffDemand');
  const format = useFormat();
  const areaName = useAreaName(isOfCity);
  const most = Math.max(...areas.flatMap((area) => [area.open_tuitions, area.tutors]));
  return (
    <Card padding="small">
      <ul className="flex flex-col">
        {areas.map((area) => {
          const where = { city_id: area.city_id, location_id: [area.location_id] };
          return (
            <li key={area.location_id} className="py-2 border-b border-line">
              <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="font-semibold break-words">{areaName(area)}</span>
                {area.missing > 0 && (
                  <span className="text-sm font-semibold text-danger tabular">
                    {t('missing', { count: area.missing, n: format.number(area.missing) })}
                  </span>
                )}
              </p>
              <Bar
                to={`/job-board?${writeJobFilter(where)}`}
                text={t('open', {
                  count: area.open_tuitions,
                  n: format.number(area.open_tuitions),
                })}
                share={area.open_tuitions / most}
                look="bg-accent-soft text-accent-ink border-dashed"
              />
              <Bar
                to={`/hub?${writeHubFilter(where)}`}
                text={t('tutors', { count: area.tutors, n: format.number(area.tutors) })}
                share={area.tutors / most}
                look="bg-brand text-brand"
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

interface BarProps {
  to: string;
  text: string;
  /** The length of the bar, as a part of the longest one. */
  share: number;
  look: string;
}

/** The kinds differ by their words and border as well as by their colour. */
const Bar = ({ to, text, share, look }: BarProps) => (
  <div className="flex items-center gap-2">
    <Link
      to={to}
      className="flex items-center flex-none min-h-[36px] text-sm tabular text-brand hover:underline"
      style={{ width: '9.5rem' }}
    >
      {text}
    </Link>
    <div aria-hidden="true" className="flex-1 min-w-0 h-[14px]">
      {share > 0 && (
        <div
          className={cx('h-full border', look)}
          style={{ width: `${100 * share}%`, minWidth: 3, borderColor: 'currentColor' }}
        />
      )}
    </div>
  </div>
);
