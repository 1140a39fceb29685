import { UserRoundCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { PageHead } from '#app/ground/page/page-head.tsx';
import type { OwnOnlineTutor } from '#core/tuition/api/online-lessons.ts';
import { bookPath, lessonPath } from '#core/tuition/online-lessons/lesson-path.ts';
import { usePagedApi } from '#ui/api/use-paged-api.ts';
import { Card } from '#ui/card/card.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { PagedView } from '#ui/list/paged-view.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { tutorPath } from '#widgets/tutor/tutor-path.ts';
import { TutorPhoto } from '#widgets/tutor/tutor-photo.tsx';
import { CHOOSE_TUTOR } from './online-lessons-page.tsx';

/** The tutors with whom the guardian has had online lessons. */
export function OwnOnlineTutorsPage() {
  const { t } = useTranslation('onlineLessons');
  const list = usePagedApi('listOwnOnlineTutors', (page) => ({ query: { page } }));
  return (
    <>
      <PageHead title={t('own.title')} />
      <PagedView
        {...list}
        empty={
          <StatePanel
            icon={<UserRoundCheck size={32} />}
            title={t('own.empty')}
            action={<ActionLink to={CHOOSE_TUTOR}>{t('book')}</ActionLink>}
          />
        }
      >
        {(tutors) => (
          <ul className="grid grid-cols-1 cq-md:grid-cols-2 gap-4">
            {tutors.map((own) => (
              <li key={own.tutorid} className="flex">
                <OwnTutorCard own={own} />
              </li>
            ))}
          </ul>
        )}
      </PagedView>
    </>
  );
}

const PHOTO_SIZE = 56;

function OwnTutorCard({ own }: { own: OwnOnlineTutor }) {
  const { t } = useTranslation('onlineLessons');
  const format = useFormat();
  return (
    <Card as="article" className="flex flex-col flex-1 gap-3 min-w-0">
      <div className="flex items-start gap-3">
        <TutorPhoto name={own.name} photo={own.photo} gender={own.gender} size={PHOTO_SIZE} />
        <div className="flex-1 min-w-0 text-sm">
          <h2 className="text-base break-words">{own.name}</h2>
          <p>{t('tutors.held', { count: own.lessons, n: format.number(own.lessons) })}</p>
          <p className="text-muted">{t('own.last', { date: format.date(own.last_at) })}</p>
          {!own.may_book && <p>{t('own.off')}</p>}
        </div>
      </div>
      <div className="flex flex-wrap gap-3 mt-auto">
        {own.may_book && <ActionLink to={bookPath(own.tutorid)}>{t('own.again')}</ActionLink>}
        <ActionLink to={lessonPath('guardian', own.last_id)} look="secondary">
          {t('view')}
        </ActionLink>
        {own.has_profile && (
          <ActionLink to={tutorPath(own.tutorid)} look="secondary">
            {t('tutors.profile')}
          </ActionLink>
        )}
      </div>
    </Card>
  );
}
