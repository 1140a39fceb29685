import { useTranslation } from 'react-i18next';
import type { LessonReport } from '#core/tuition/api/lessons.ts';
import { Card } from '#ui/card/card.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { MonthOfMarks } from './month-of-marks.tsx';
import type { ReportContent } from './report-content.ts';

interface ReportViewProps {
  report: LessonReport;
  content: ReportContent;
}

/** Shows the counts of the month, the month as a calendar, then each lesson. */
export function ReportView({ report, content }: ReportViewProps) {
  const { t } = useTranslation('routine');
  const { title, facts, rows, nothing, how } = content;
  return (
    <>
      <Card className="flex flex-col gap-3">
        <h2 className="text-base">{title}</h2>
        <Facts facts={facts} />
        {rows.length > 0 && <MonthOfMarks report={report} />}
      </Card>
      {rows.length === 0 ? (
        <p className="text-muted">{nothing}</p>
      ) : (
        <ul className="flex flex-col gap-3" aria-label={title}>
          {rows.map(({ key, day, time, taught, homework, standing }) => (
            <Card as="li" key={key} padding="small" className="flex flex-col gap-1">
              <p className="flex flex-wrap justify-between gap-x-3">
                <span className="font-semibold">{day}</span>
                <span className="text-sm text-muted">{standing}</span>
              </p>
              <p className="text-sm text-muted tabular">{time}</p>
              <p className="break-words whitespace-pre-wrap">{taught}</p>
              {homework && (
                <p className="text-sm break-words whitespace-pre-wrap">
                  <span className="text-muted">{t('lessons.homework')}: </span>
                  {homework}
                </p>
              )}
            </Card>
          ))}
        </ul>
      )}
      <p className="text-sm text-muted">{how}</p>
    </>
  );
}
