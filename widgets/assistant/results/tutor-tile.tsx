import { GraduationCap, MapPin, Star } from 'lucide-react';
import type { TutorHubItem } from '#core/api/schemas/hub.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import type { AssistantHost } from '../host-parts.ts';

/** The canonical page of a tutor on our own origin. Source: spec tutor-and-parent-areas §2.7. */
const tutorPath = (tutorid: string) => `/hub/tutor-profile/${encodeURIComponent(tutorid)}`;

/** A tutor in the conversation: who, from where, for how much; the rest is a touch away. */
export function TutorTile({ tutor, host }: { tutor: TutorHubItem; host: AssistantHost }) {
  const common = useTexts('common');
  const format = useFormat();
  const path = tutorPath(tutor.tutorid);
  const university = tutor.educational_info.find((level) => level.university)?.university;
  const place = [tutor.location?.location_name, tutor.city?.city_name].filter(Boolean).join(', ');
  return (
    <article className="relative flex flex-col flex-1 gap-2 min-w-0 p-4 bg-paper border border-line rounded hover:border-brand">
      <h3 className="text-base break-words">
        <a
          href={host.href(path)}
          target={host.target}
          rel={host.target && 'noopener'}
          className="covers-card"
          onClick={(event) => host.onFollow?.(path, event)}
        >
          {tutor.user.name}
        </a>
      </h3>
      {tutor.expected_salary !== null && (
        <p className="tabular">
          <strong className="text-brand">{format.money(tutor.expected_salary)}</strong>{' '}
          <span className="text-muted text-sm">{common('perMonth')}</span>
        </p>
      )}
      <ul className="flex flex-col gap-1 text-sm">
        {university && (
          <li className="flex gap-2">
            <GraduationCap aria-hidden="true" size={16} className="text-muted mt-1" />
            <span className="min-w-0">{university.university_name}</span>
          </li>
        )}
        {place && (
          <li className="flex gap-2">
            <MapPin aria-hidden="true" size={16} className="text-muted mt-1" />
            <span className="min-w-0">{place}</span>
          </li>
        )}
        {tutor.rating.average !== null && (
          <li className="flex gap-2">
            <Star aria-hidden="true" size={16} className="text-muted mt-1" />
            <span className="min-w-0">{format.number(tutor.rating.average)}</span>
          </li>
        )}
      </ul>
      <p className="text-sm text-muted">{tutor.subjects.map(({ text }) => text).join(', ')}</p>
    </article>
  );
}
