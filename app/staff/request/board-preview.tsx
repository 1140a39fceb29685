import type { StaffRequest } from '#core/staff/api/staff-requests.ts';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';

interface BoardPreviewProps {
  request: StaffRequest;
  salary: number | undefined;
  hiringDate: string | undefined;
  publicText: string;
}

/** The job as everybody will read it: no name, no phone, no address. */
export function BoardPreview({ request, salary, hiringDate, publicText }: BoardPreviewProps) {
  const texts = useTexts('staff');
  const job = useTexts('job');
  const format = useFormat();
  const isNumber = salary !== undefined && !Number.isNaN(salary);
  return (
    <section
      aria-label={texts('approve.preview')}
      className="flex flex-col gap-3 p-4 rounded border border-edge bg-paper"
    >
      <p className="text-xs text-muted">{texts('approve.preview')}</p>
      <div>
        <p className="text-lg font-semibold">{job('needTutor', { class: request.class_name })}</p>
        <p className="text-muted">
          {request.location_name}, {request.city_name}
        </p>
        <p className="font-semibold tabular-nums">
          {isNumber ? job('salary', { money: format.money(salary) }) : texts('emptyValue')}
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
