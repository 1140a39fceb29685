import { UserRound } from 'lucide-react';
import { Link } from 'react-router';
import type { OwnTutor } from '#core/api/schemas/parent.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { requestPath } from '../requests/request-path.ts';

export function TutorCard({ request, tutor }: OwnTutor) {
  const texts = useTexts('parent');
  return (
    <article className="relative flex gap-3 p-4 bg-paper border border-line rounded hover:border-brand hover:shadow">
      <span className="inline-flex items-center justify-center w-[48px] h-[48px] rounded-full bg-surface text-muted">
        <UserRound aria-hidden="true" size={24} />
      </span>
      <div className="flex-1 min-w-0">
        <h2 className="text-base font-semibold break-words">{tutor.name}</h2>
        {tutor.university && <p className="text-sm text-muted">{tutor.university}</p>}
        <p className="text-sm">
          {request.class_name}, {request.category_name}
        </p>
        <Link
          to={requestPath(request.id)}
          className="covers-card inline-flex items-center min-h-[36px] text-sm font-semibold text-brand"
        >
          {texts('tutors.forRequest', { no: request.request_no })}
        </Link>
      </div>
    </article>
  );
}
