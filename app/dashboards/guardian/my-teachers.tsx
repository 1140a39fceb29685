import { Baby } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { coachJobPath, MY_COACHES_PATH, MY_TUTORS_PATH } from '#app/ground/links/parent-paths.ts';
import type { ParentDashboard } from '#core/dashboards/api/parent-dashboard.ts';
import { tuitionPath } from '#core/tuition/teaching/tuition-path.ts';
import { Card } from '#ui/card/card.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { TutorPhoto } from '#widgets/tutor/tutor-photo.tsx';
import { SeeAll } from './see-all.tsx';

/** Shows who teaches or looks after the children now; each card opens what is managed for it. */
export function MyTeachers({ tutors, coaches }: Pick<ParentDashboard, 'tutors' | 'coaches'>) {
  const { t } = useTranslation('dashboard');
  const { t: parent } = useTranslation('parent');
  const format = useFormat();
  if (tutors.length + coaches.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="text-lg">{t('teachers.title')}</h2>
        <p className="flex flex-wrap gap-x-4">
          {tutors.length > 0 && <SeeAll to={MY_TUTORS_PATH}>{t('teachers.allTutors')}</SeeAll>}
          {coaches.length > 0 && <SeeAll to={MY_COACHES_PATH}>{t('teachers.allCoaches')}</SeeAll>}
        </p>
      </div>
      <ul className="grid grid-cols-1 cq-md:grid-cols-2 gap-3">
        {tutors.map(({ tutor, request }) => (
          <TeacherCard
            key={`tutor ${tutor.application_id}`}
            picture={
              <TutorPhoto name={tutor.name} photo={tutor.photo} gender={tutor.gender} size={48} />
            }
            kind={t('teachers.tutor')}
            name={tutor.name}
            to={tuitionPath('guardian', 'job-details', tutor.application_id)}
          >
            {`${request.class_name}, ${request.category_name}`}
          </TeacherCard>
        ))}
        {coaches.map((coach) => (
          <TeacherCard
            key={`coach ${coach.id}`}
            picture={
              <span className="flex-none inline-flex items-center justify-center w-[48px] h-[48px] rounded-full bg-brand-soft text-brand">
                <Baby aria-hidden="true" size={24} />
              </span>
            }
            kind={t('teachers.coach')}
            name={coach.coach_name ?? ''}
            to={coachJobPath(coach.id)}
          >
            {t('teachers.cares', {
              child: coach.student_name,
              hours: parent('coach.hour', { n: format.number(coach.coach_net_time) }),
            })}
          </TeacherCard>
        ))}
      </ul>
    </section>
  );
}

interface TeacherCardProps {
  picture: ReactNode;
  kind: string;
  name: string;
  to: string;
  children: string;
}

const TeacherCard = ({ picture, kind, name, to, children }: TeacherCardProps) => (
  <Card as="li" isLink className="relative flex items-center gap-3">
    {picture}
    <div className="min-w-0">
      <p className="text-xs text-muted">{kind}</p>
      <h3 className="text-base font-semibold break-words">
        <Link to={to} className="covers-card">
          {name}
        </Link>
      </h3>
      <p className="text-sm break-words">{children}</p>
    </div>
  </Card>
);
