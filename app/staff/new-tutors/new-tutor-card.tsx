import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PersonLink } from '#app/staff/tags/person-link.tsx';
import type { NewTutor } from '#core/people/api/acceptance.ts';
import { checkStatuses } from '#core/people/documents/document-checks.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useNow } from '#ui/now.tsx';
import { TutorPhoto } from '#widgets/tutor/tutor-photo.tsx';
import { PhoneLink } from '../people/phone-link.tsx';
import { TutorFacts } from '../pipeline/tutor-facts.tsx';
import { Tag } from '../tags/tag.tsx';
import type { NewTutorAct } from './new-tutors-page.tsx';

interface NewTutorCardProps {
  tutor: NewTutor;
  onAct(act: NewTutorAct): void;
}

const TONES = { waiting: 'warn', accepted: 'good', declined: 'bad' } as const;

/** It shows what staff decide by, and what they decided. */
export function NewTutorCard({ tutor, onAct }: NewTutorCardProps) {
  const { t } = useTranslation('newTutors');
  const { t: staff } = useTranslation('staff');
  const format = useFormat();
  const now = useNow();
  const { state, documents, asked_at, decided_at } = tutor;
  const counts = checkStatuses.flatMap((one) =>
    documents[one] > 0 ? [t(`count.${one}`, { n: format.number(documents[one]) })] : [],
  );
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex items-start gap-3">
        <TutorPhoto name={tutor.person.name} photo={tutor.photo} gender={tutor.gender} size={56} />
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <PersonLink person={tutor.person} />
            <Tag tone={TONES[state]}>{t(`status.${state}`)}</Tag>
          </div>
          <p className="text-sm text-muted">
            {[tutor.tutorid, tutor.facts.university].filter(Boolean).join(' · ')}
          </p>
          <p className="text-sm">
            {[tutor.area, tutor.city_name].filter(Boolean).join(', ')} ·{' '}
            {staff('pipeline.profile', { percent: format.number(tutor.profile_completed) })}
          </p>
        </div>
      </div>
      <TutorFacts tutor={tutor.facts} />
      <Facts
        facts={[
          [
            t('phone'),
            <PhoneLink key="phone" phone={tutor.phone} size={16} className="gap-1 min-h-[44px]" />,
          ],
          [t('documents'), counts.join(', ') || t('noDocuments')],
          [
            t('status.waiting'),
            state === 'waiting' && asked_at && t('asked', { ago: format.ago(asked_at, now) }),
          ],
          [
            t(`status.${state}`),
            decided_at &&
              t('decided', {
                name: tutor.decided_by?.name ?? staff('system'),
                ago: format.ago(decided_at, now),
              }),
          ],
          [t('noteOf'), tutor.note],
          [t('reasonOf'), tutor.reason],
        ]}
      />
      <div className="flex flex-wrap items-center gap-2">
        {state !== 'accepted' && (
          <Button onClick={() => onAct({ kind: 'accept', tutor })}>{t('do.accept')}</Button>
        )}
        {state === 'waiting' && (
          <Button look="secondary" onClick={() => onAct({ kind: 'decline', tutor })}>
            {t('do.decline')}
          </Button>
        )}
        <Button look="secondary" onClick={() => onAct({ kind: 'look', tutor })}>
          {t('profile')}
        </Button>
        <Link
          to={`/staff/documents/${tutor.person.user_id}`}
          className="inline-flex items-center min-h-[44px] px-2 text-brand font-semibold hover:underline"
        >
          {t('papers')}
        </Link>
      </div>
    </Card>
  );
}
