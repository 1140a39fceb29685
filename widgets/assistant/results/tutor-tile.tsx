import { BookOpen, GraduationCap, type LucideIcon, MapPin, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TutorHubItem } from '#core/market/api/hub.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { placeOf, studyOf } from '../../tutor/place-and-study.ts';
import { tutorPath } from '../../tutor/tutor-path.ts';
import { TutorPhoto } from '../../tutor/tutor-photo.tsx';
import type { AssistantHost } from '../host-parts.ts';
import type { Talk } from '../use-talk.ts';

interface TutorTileProps {
  tutor: TutorHubItem;
  host: AssistantHost;
  talk: Talk;
}

/** A tutor in the conversation: who, from where, for how much; the rest is a touch away. */
export function TutorTile({ tutor, host, talk }: TutorTileProps) {
  const { id, tutorid, user, gender, rating, subjects, distance_km: km } = tutor;
  const { t } = useTranslation('assistant');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const path = tutorPath(tutorid);
  const { university, department } = studyOf(tutor);
  const place = placeOf(tutor);
  return (
    <Card as="article" isLink className="relative flex flex-col flex-1 gap-2 min-w-0">
      <div className="flex items-start gap-3">
        <TutorPhoto {...user} gender={gender} size={44} />
        <div className="flex-1 min-w-0">
          <h3 className="text-base break-words">
            <a
              href={host.href(path)}
              target={host.target}
              rel={host.target && 'noopener'}
              className="covers-card"
              data-tutor-id={tutorid}
              onClick={(event) => host.onFollow?.(path, event)}
            >
              {user.name}
            </a>
          </h3>
          <p className="text-muted text-xs">{tutorid}</p>
        </div>
      </div>
      {tutor.expected_salary !== null && (
        <p className="tabular">
          <strong className="text-brand">{format.money(tutor.expected_salary)}</strong>{' '}
          <span className="text-muted text-sm">{common('perMonth')}</span>
        </p>
      )}
      <ul className="flex flex-col gap-1 text-sm">
        {university && (
          <Fact Icon={GraduationCap}>{[university, department].filter(Boolean).join(', ')}</Fact>
        )}
        {place && (
          <Fact Icon={MapPin}>
            {place}
            {km !== undefined && ` · ${t('tutors.away', { n: format.number(km) })}`}
          </Fact>
        )}
        {subjects.length > 0 && (
          <Fact Icon={BookOpen}>
            <span className="clamp-2">{subjects.map(({ text }) => text).join(', ')}</span>
          </Fact>
        )}
        {rating.average !== null && (
          <Fact Icon={Star}>
            {t('tutors.rated', {
              count: rating.count,
              average: format.number(rating.average),
              n: format.number(rating.count),
            })}
          </Fact>
        )}
      </ul>
      <Button
        look="secondary"
        className="relative z-10 self-start mt-auto"
        aria-label={t('tutors.hireOf', { name: user.name })}
        onClick={() =>
          talk.choose({
            key: 'choice.hireThis',
            data: { no: { kind: 'code', code: tutorid } },
            action: { kind: 'ask_tutor', tutor: { id, tutorid } },
          })
        }
      >
        {t('tutors.hire')}
      </Button>
    </Card>
  );
}

const Fact = ({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) => (
  <li className="flex gap-2">
    <Icon aria-hidden="true" size={16} className="flex-none text-muted mt-1" />
    <span className="min-w-0 break-words">{children}</span>
  </li>
);
