import { ArrowLeft, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { dhakaClock } from '#core/ground/dates/dhaka-day.ts';
import type { StaffDay } from '#core/staff/api/staff-books.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { CloseDayDialog } from './close-day-dialog.tsx';
import { DayLines } from './day-lines.tsx';

/** One day, and what it was when it was closed. Source: docs/requirements/money/money.md, "Day book". */
export function DayPage() {
  const { t } = useTranslation('staffBooks');
  const format = useFormat();
  const { day = '' } = useParams();
  const response = useLiveApi('getStaffDay', { params: { day } });
  usePageTitle(t('days.title'));
  return (
    <div className="flex flex-col gap-3">
      <Link
        to={`/staff/money/days?month=${day.slice(0, 7)}`}
        className="self-start inline-flex items-center gap-1 min-h-[36px] text-brand hover:underline"
      >
        <ArrowLeft aria-hidden="true" size={18} />
        {t('day.back')}
      </Link>
      <AsyncView response={response}>
        {(shown) => (
          <>
            <h1 className="text-lg">{t('day.title', { date: format.date(shown.day) })}</h1>
            <DayState day={shown} />
            <Card padding="small">
              <DayLines day={shown} />
            </Card>
          </>
        )}
      </AsyncView>
    </div>
  );
}

function DayState({ day }: { day: StaffDay }) {
  const { t } = useTranslation('staffBooks');
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const { closed, differs, is_over: isOver } = day;
  if (closed)
    return (
      <Alert
        tone={differs ? 'danger' : 'info'}
        {...(!differs && { icon: <CircleCheck aria-hidden="true" size={20} /> })}
      >
        {t(differs ? 'day.differs' : 'day.closedBy', {
          name: closed.by?.name ?? '',
          at: `${format.date(closed.at)}, ${format.time(dhakaClock(new Date(closed.at)))}`,
        })}
      </Alert>
    );
  if (!isOver) return <p className="text-muted">{t('day.running')}</p>;
  return (
    <>
      <Button className="self-start" onClick={() => setAsking(true)}>
        {t('day.close')}
      </Button>
      {isAsking && <CloseDayDialog day={day} onClose={() => setAsking(false)} />}
    </>
  );
}
