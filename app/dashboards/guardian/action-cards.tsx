import { ArrowRight, Baby, GraduationCap, Video } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { HIRE_COACH_PATH, HIRE_TUTOR_PATH } from '#app/ground/links/parent-paths.ts';
import { Card } from '#ui/card/card.tsx';

const CARDS = [
  ['hireTutor', 'now', HIRE_TUTOR_PATH, GraduationCap],
  ['hireCoach', 'now', HIRE_COACH_PATH, Baby],
  ['onlineLesson', 'bookLesson', '/parent/dashboard/online-lesson', Video],
] as const;

export function ActionCards() {
  const { t } = useTranslation('dashboard');
  return (
    <ul className="grid grid-cols-1 cq-sm:grid-cols-2 cq-lg:grid-cols-3 gap-4">
      {CARDS.map(([name, action, to, Icon]) => (
        <Card as="li" isLink key={to} className="relative flex flex-col gap-1">
          <Icon aria-hidden="true" size={24} className="text-brand" />
          <h2 className="text-base font-semibold">
            <Link to={to} className="covers-card">
              {t(`cards.${name}.title`)}
            </Link>
          </h2>
          <p className="flex-1 text-muted text-sm">{t(`cards.${name}.hint`)}</p>
          <p
            aria-hidden="true"
            className="inline-flex items-center gap-1 text-sm font-semibold text-brand"
          >
            {t(action)}
            <ArrowRight size={16} />
          </p>
        </Card>
      ))}
    </ul>
  );
}
