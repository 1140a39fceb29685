import { Baby, GraduationCap, Users, Video } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  HIRE_COACH_PATH,
  HIRE_TUTOR_PATH,
  ONLINE_LESSONS_PATH,
} from '#app/ground/links/parent-paths.ts';
import { Card } from '#ui/card/card.tsx';

const CHOICES = [
  ['tutor', HIRE_TUTOR_PATH, GraduationCap],
  ['hub', '/hub', Users],
  ['coach', HIRE_COACH_PATH, Baby],
  ['instant', ONLINE_LESSONS_PATH, Video],
] as const;

/** The ways to somebody who teaches. */
export function HireChoices() {
  const { t } = useTranslation('parent');
  return (
    <ul className="grid grid-cols-1 cq-md:grid-cols-2 gap-4">
      {CHOICES.map(([name, to, Icon]) => (
        <Card as="li" padding="roomy" isLink key={to} className="relative flex flex-col gap-2">
          <Icon aria-hidden="true" size={32} className="text-brand" />
          <h2 className="text-lg">
            <Link to={to} className="covers-card">
              {t(`hire.${name}`)}
            </Link>
          </h2>
          <p className="text-muted">{t(`hire.${name}Hint`)}</p>
        </Card>
      ))}
    </ul>
  );
}
