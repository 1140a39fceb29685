import { ArrowLeft, CalendarRange } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAddressParams } from '#app/ground/page/use-address-params.ts';
import { loadEngine } from '#app/ground/pdf/load-engine.ts';
import { PdfButton } from '#app/ground/pdf/pdf-button.tsx';
import { monthText } from '#core/ground/format/date-text.ts';
import type { LessonReport } from '#core/tuition/api/lessons.ts';
import type { TuitionAnswer } from '#core/tuition/api/teaching.ts';
import { tuitionPath } from '#core/tuition/teaching/tuition-path.ts';
import { useApi } from '#ui/api/use-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { useNow } from '#ui/now.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { TuitionFrame } from '../tuition-frame.tsx';
import { useLessonWords } from '../use-lesson-words.ts';
import { toReportContent } from './report-content.ts';
import { ReportView } from './report-view.tsx';

/** The lessons of a month, to read and as a PDF. Source: docs/requirements/tuition/teaching.md, "Monthly report". */
export const ReportPage = () => (
  <TuitionFrame tab="lessons">{(tuition) => <Report tuition={tuition} />}</TuitionFrame>
);

function Report({ tuition }: { tuition: TuitionAnswer }) {
  const { t } = useTranslation('routine');
  const lang = useLang();
  const [params, setParams] = useAddressParams();
  const month = params.get('month') ?? undefined;
  const response = useApi(
    'getLessonReport',
    { params: { id: tuition.id }, query: { month } },
    { keepsLast: true },
  );
  return (
    <div className="flex flex-col gap-4">
      <Link
        to={tuitionPath(tuition.side, 'lessons', tuition.id)}
        className="self-start inline-flex items-center gap-1 min-h-[44px] text-brand hover:underline"
      >
        <ArrowLeft aria-hidden="true" size={18} />
        {t('report.back')}
      </Link>
      <AsyncView response={response}>
        {({ months, report }) =>
          report === null ? (
            <StatePanel
              icon={<CalendarRange size={32} />}
              title={t('lessons.empty')}
              hint={t(`lessons.emptyHint.${tuition.side}`)}
            />
          ) : (
            <>
              <div className="max-w-[320px]">
                <SelectField
                  label={t('report.month')}
                  options={(months.includes(report.month) ? months : [report.month, ...months]).map(
                    (id) => ({ id, text: monthText(lang, id) }),
                  )}
                  value={report.month}
                  onChange={(chosen) => chosen && setParams({ month: chosen })}
                />
              </div>
              <MonthOfLessons tuition={tuition} report={report} />
            </>
          )
        }
      </AsyncView>
    </div>
  );
}

function MonthOfLessons({ tuition, report }: { tuition: TuitionAnswer; report: LessonReport }) {
  const { t } = useTranslation('routine');
  const format = useFormat();
  const lang = useLang();
  const words = useLessonWords();
  const now = useNow();
  const content = toReportContent(report, tuition, { texts: t, format, lang, words });
  const draw = async () => {
    const { drawReport } = await loadEngine(() => import('./draw-report.ts'));
    const made = t('report.made', { date: format.date(new Date(now).toISOString()) });
    return drawReport(content, made, lang);
  };
  return (
    <>
      <PdfButton
        text={t('report.pdf')}
        look="secondary"
        making={t('report.making')}
        failed={t('report.failed')}
        fileName={t('report.fileName', { month: content.month })}
        draw={draw}
      />
      <ReportView report={report} content={content} />
    </>
  );
}
