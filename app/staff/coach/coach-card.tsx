import { useTranslation } from 'react-i18next';
import { PersonLink } from '#app/staff/tags/person-link.tsx';
import { phoneText } from '#core/people/account/phone-text.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { useNow } from '#ui/now.tsx';
import { Notes } from '../notes/notes.tsx';
import { PhoneLink } from '../people/phone-link.tsx';
import { Tag } from '../tags/tag.tsx';
import type { CoachAct, CoachRequest } from './coach-page.tsx';

interface CoachCardProps {
  request: CoachRequest;
  onAct(act: CoachAct): void;
}

/** Returns what can be done with a request, the next step first. */
function actsOf({ status, first_day }: CoachRequest): CoachAct[] {
  if (status === 'pending') return ['contacted', 'place', 'closed'];
  if (status === 'contacted') return ['place', 'closed'];
  if (status === 'serving') return ['bill', 'place', 'end'];
  return status === 'closed' && first_day !== null ? ['bill'] : [];
}

export function CoachCard({ request, onAct }: CoachCardProps) {
  const { t } = useTranslation('staff');
  const format = useFormat();
  const lang = useLang();
  const now = useNow();
  const percent = (n: number) => t('percent', { n: format.number(n) });
  const acts = actsOf(request);
  const textOf = (act: CoachAct) => {
    if (act === 'contacted' || act === 'closed') return t(`coach.do.${act}`);
    return t(act === 'place' && request.first_day ? 'coach.place.change' : `coach.${act}.do`);
  };
  const serves =
    request.coach_name &&
    request.first_day &&
    t(request.last_day ? 'coach.servesUntil' : 'coach.servesFrom', {
      name: request.coach_name,
      from: format.date(request.first_day),
      until: request.last_day ? format.date(request.last_day) : '',
    });
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base">
          {request.request_no} · {request.location_name}, {request.city_name}
        </h2>
        <Tag tone={request.status === 'pending' ? 'warn' : 'plain'}>
          {t(`coach.status.${request.status}`)}
        </Tag>
      </div>
      <p className="flex flex-wrap items-center gap-x-4 text-sm">
        <PersonLink person={request.guardian} isInLine />
        <PhoneLink phone={request.guardian.phone} size={14} className="gap-1 min-h-[28px]" />
        <span className="text-muted">{format.ago(request.created_at, now)}</span>
      </p>
      {request.reason && (
        <p className="text-sm break-words">{t('reasonGiven', { reason: request.reason })}</p>
      )}
      <Facts
        facts={[
          [t('coach.student'), `${request.student_name}, ${format.number(request.student_age)}`],
          [t('coach.studentType'), t(`coach.is.${request.student_type}`)],
          [t('coach.gender'), t(`coach.is.${request.coach_gender}`)],
          [t('coach.religion'), request.coach_religion],
          [t('coach.hours'), format.number(request.coach_net_time)],
          [t('coach.shift'), t(`coach.is.${request.shift}`)],
          [t('coach.time'), format.time(request.coaching_time)],
          [t('coach.extra'), t(`coach.is.${request.extra_work}`)],
          [t('coach.level'), t(`coach.is.${request.level_of_expertise}`)],
          [t('coach.communication'), percent(request.communication_level)],
          [t('coach.tutoring'), percent(request.tutoring_level)],
          [t('coach.caring'), percent(request.caring_level)],
          [t('coach.other'), request.other_requirements],
          [t('coach.serves'), serves],
          [t('coach.place.phone'), request.coach_phone && phoneText(request.coach_phone, lang)],
          [t('coach.place.about'), request.coach_about],
          [t('coach.salary'), format.money(request.salary)],
          [t('field.detail_address'), request.detail_address],
        ]}
      />
      {acts.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {acts.map((act, at) => (
            <Button key={act} {...(at > 0 && { look: 'secondary' })} onClick={() => onAct(act)}>
              {textOf(act)}
            </Button>
          ))}
        </div>
      )}
      <h3 className="text-base">{t('notes.title')}</h3>
      <Notes subject="coach_request" id={request.id} notes={request.notes} />
    </Card>
  );
}
