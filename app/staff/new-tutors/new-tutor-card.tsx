import { Link } from 'react-router';
import { PersonLink } from '#app/staff/tags/person-link.tsx';
import type { NewTutor } from '#core/people/api/acceptance.ts';
import { checkStatuses } from '#core/people/documents/document-checks.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useNow } from '#ui/now.tsx';
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
  const texts = useTexts('newTutors');
  const staff = useTexts('staff');
  const format = useFormat();
  const now = useNow();
  const { state, documents, asked_at, decided_at } = tutor;
  const counts = checkStatuses.flatMap((one) =>
    documents[one] > 0 ? [texts(`count.${one}`, { n: format.number(documents[one]) })] : [],
  );
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <PersonLink person={tutor.person} />
          <Tag tone={TONES[state]}>{texts(`status.${state}`)}</Tag>
        </div>
        <p className="text-sm text-muted">
          {[tutor.tutorid, tutor.facts.university].filter(Boolean).join(' · ')}
        </p>
        <p className="text-sm">
          {[tutor.area, tutor.city_name].filter(Boolean).join(', ')} ·{' '}
          {staff('pipeline.profile', { percent: format.number(tutor.profile_completed) })}
        </p>
      </div>
      <TutorFacts tutor={tutor.facts} />
      <Facts
        facts={[
          [
            texts('phone'),
            <PhoneLink key="phone" phone={tutor.phone} size={16} className="gap-1 min-h-[44px]" />,
          ],
          [texts('documents'), counts.join(', ') || texts('noDocuments')],
          [
            texts('status.waiting'),
            state === 'waiting' && asked_at && texts('asked', { ago: format.ago(asked_at, now) }),
          ],
          [
            texts(`status.${state}`),
            decided_at &&
              texts('decided', {
                name: tutor.decided_by?.name ?? staff('system'),
                ago: format.ago(decided_at, now),
              }),
          ],
          [texts('noteOf'), tutor.note],
          [texts('reasonOf'), tutor.reason],
        ]}
      />
      <div className="flex flex-wrap items-center gap-2">
        {state !== 'accepted' && (
          <Button onClick={() => onAct({ kind: 'accept', tutor })}>{texts('do.accept')}</Button>
        )}
        {state === 'waiting' && (
          <Button look="secondary" onClick={() => onAct({ kind: 'decline', tutor })}>
            {texts('do.decline')}
          </Button>
        )}
        <Button look="secondary" onClick={() => onAct({ kind: 'look', tutor })}>
          {texts('profile')}
        </Button>
        <Link
          to={`/staff/documents/${tutor.person.user_id}`}
          className="inline-flex items-center min-h-[44px] px-2 text-brand font-semibold hover:underline"
        >
          {texts('papers')}
        </Link>
      </div>
    </Card>
  );
}
