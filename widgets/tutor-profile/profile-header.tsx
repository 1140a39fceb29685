import { BadgeCheck, CalendarCheck, GraduationCap, MapPin, MonitorSmartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HubProfile } from '#core/market/api/hub-profile.ts';
import { Card } from '#ui/card/card.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { IconLine } from '../list/icon-line.tsx';
import { placeOf, studyOf } from '../tutor/place-and-study.ts';
import { RatingLine } from '../tutor/rating-line.tsx';
import { TutorPhoto } from '../tutor/tutor-photo.tsx';
import { useBrandName } from '../words/use-brand-name.ts';
import { IntroVideo } from './intro-video.tsx';

/** Shows who it is: the video, else the face; name and id, university, rating, tuitions, area. */
export function ProfileHeader({ profile }: { profile: HubProfile }) {
  const { surface } = useEnvironment();
  // A partner's page has its own first heading.
  const Title = surface === 'embed' ? 'h2' : 'h1';
  const { t } = useTranslation('tutorProfile');
  const { t: hub } = useTranslation('hub');
  const format = useFormat();
  const brand = useBrandName();
  const { university, department } = studyOf(profile);
  const { completed_tuitions: count, member_since, documents_checked: checked } = profile;
  const place = placeOf(profile);
  return (
    <Card as="header" padding="roomy" className="tutor-head flex flex-col cq-sm:flex-row gap-4">
      {profile.video_id ? (
        <IntroVideo videoId={profile.video_id} profile={profile} />
      ) : (
        <TutorPhoto {...profile.user} gender={profile.gender} size={96} />
      )}
      <div className="flex-1 min-w-0 flex flex-col gap-2">
        <div>
          <Title className="text-xl break-words">{profile.user.name}</Title>
          <p className="text-muted text-sm">{hub('card.id', { id: profile.tutorid })}</p>
        </div>
        <RatingLine rating={profile.rating} words={{ texts: hub, format }} />
        <ul className="flex flex-col gap-1 text-sm">
          {university && (
            <IconLine icon={<GraduationCap aria-hidden="true" size={16} />}>
              {university}
              {department && <span className="text-muted">, {department}</span>}
            </IconLine>
          )}
          {place && <IconLine icon={<MapPin aria-hidden="true" size={16} />}>{place}</IconLine>}
          <IconLine icon={<CalendarCheck aria-hidden="true" size={16} />}>
            {count > 0
              ? hub('card.tuitions', { count, n: format.number(count) })
              : hub('card.noTuitions', { brand })}
            <span className="text-muted">
              {' · '}
              {t('profile.memberSince', { brand, date: format.date(member_since) })}
            </span>
          </IconLine>
          {checked && (
            <IconLine icon={<BadgeCheck aria-hidden="true" size={16} className="text-brand" />}>
              {hub('checked.badge', { date: format.date(checked.at) })}
              <span className="block text-muted">
                {hub('checked.what', {
                  parts: checked.parts.map((part) => hub(`checked.part.${part}`)).join(', '),
                })}
              </span>
            </IconLine>
          )}
          {profile.is_online && (
            <IconLine icon={<MonitorSmartphone aria-hidden="true" size={16} />}>
              {hub('card.online')}
            </IconLine>
          )}
        </ul>
      </div>
    </Card>
  );
}
