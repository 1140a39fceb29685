import { useTranslation } from 'react-i18next';
import type { StaffRequest } from '#core/staff/api/staff-requests.ts';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';

interface BoardPreviewProps {
  request: StaffRequest;
  salary: number | undefined;
  hiringDate: string | undefined;
  publicText: string;
}

/** The job as everybody will read it: no name, no phone, no address. */
export function BoardPreview({ request, salary, hiringDate, publicText }: BoardPreviewProps) {
  const { t } = useTranslation('staff');
  const { t: job } = useTranslation('job');
  const format = useFormat();
  const isNumber = salary !== undefined && !Number.isNaN(salary);
  return (
    <section
      aria-label={t('approve.preview')}
      className="flex flex-col gap-3 p-4 rounded border border-edge bg-paper"
    >
      <p className="text-xs text-muted">{t('approve.preview')}</p>
      <div>
        <p className="text-lg font-semibold">{job('needTutor', { class: request.class_name })}</p>
        <p className="text-muted">
          {request.location_name}, {request.city_name}
        </p>
        <p className="font-semibold tabular-nums">
          {isNumber ? job('salary', { money: format.money(salary) }) : t('emptyValue')}
        </p>
      </div>
      <Facts
        facts={[
          [job('details.categories'), request.category_name],
          [
            job('details.subjects'),
            request.subjects.map(({ subject_name }) => subject_name).join(', '),
          ],
          [job('details.days'), format.number(request.days_in_week)],
          [job('details.type'), request.tutoring_place],
          [job('hiringDate'), hiringDate ? format.date(hiringDate) : ''],
        ]}
      />
      <div>
        <p className="text-sm font-semibold">{job('requirement.title')}</p>
        <p className="break-words whitespace-pre-wrap">
          {publicText.trim() || request.tutor_requirement || job('requirement.none')}
        </p>
      </div>
    </section>
  );
}
