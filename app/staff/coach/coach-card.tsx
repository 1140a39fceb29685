import { Link } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useNow } from '#ui/now.tsx';
import { Notes } from '../notes/notes.tsx';
import { PhoneLink } from '../people/phone-link.tsx';
import { Tag } from '../tags/tag.tsx';
import type { CoachRequest } from './coach-page.tsx';

interface CoachCardProps {
  request: CoachRequest;
  onAnswer(to: 'contacted' | 'closed'): void;
}

export function CoachCard({ request, onAnswer }: CoachCardProps) {
  const texts = useTexts('staff');
  const format = useFormat();
  const now = useNow();
  const percent = (n: number) => texts('percent', { n: format.number(n) });
  const isOpen = request.status === 'pending' || request.status === 'contacted';
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base">
          {request.request_no} · {request.location_name}, {request.city_name}
        </h2>
        <Tag tone={request.status === 'pending' ? 'warn' : 'plain'}>
          {texts(`coach.status.${request.status}`)}
        </Tag>
      </div>
      <p className="flex flex-wrap items-center gap-x-4 text-sm">
        <Link
          to={`/staff/people/${request.guardian.user_id}`}
          className="font-semibold text-brand hover:underline"
        >
          {request.guardian.name}
        </Link>
        <PhoneLink phone={request.guardian.phone} size={14} className="gap-1 min-h-[28px]" />
        <span className="text-muted">{format.ago(request.created_at, now)}</span>
      </p>
      {request.reason && (
        <p className="text-sm break-words">{texts('reasonGiven', { reason: request.reason })}</p>
      )}
      <Facts
        facts={[
          [
            texts('coach.student'),
            `${request.student_name}, ${format.number(request.student_age)}`,
          ],
          [texts('coach.studentType'), texts(`coach.is.${request.student_type}`)],
          [texts('coach.gender'), texts(`coach.is.${request.coach_gender}`)],
          [texts('coach.hours'), format.number(request.coach_net_time)],
          [texts('coach.shift'), texts(`coach.is.${request.shift}`)],
          [texts('coach.time'), format.time(request.coaching_time)],
          [texts('coach.extra'), texts(`coach.is.${request.extra_work}`)],
          [texts('coach.level'), texts(`coach.is.${request.level_of_expertise}`)],
          [texts('coach.communication'), percent(request.communication_level)],
          [texts('coach.tutoring'), percent(request.tutoring_level)],
          [texts('coach.caring'), percent(request.caring_level)],
          [texts('coach.salary'), format.money(request.salary)],
          [texts('field.detail_address'), request.detail_address],
        ]}
      />
      {isOpen && (
        <div className="flex flex-wrap gap-2">
          {request.status === 'pending' && (
            <Button onClick={() => onAnswer('contacted')}>{texts('coach.do.contacted')}</Button>
          )}
          <Button look="secondary" onClick={() => onAnswer('closed')}>
            {texts('coach.do.closed')}
          </Button>
        </div>
      )}
      <h3 className="text-base">{texts('notes.title')}</h3>
      <Notes subject="coach_request" id={request.id} notes={request.notes} />
    </Card>
  );
}
