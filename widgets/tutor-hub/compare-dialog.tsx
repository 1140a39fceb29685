import { useTranslation } from 'react-i18next';
import type { HubProfile } from '#core/market/api/hub-profile.ts';
import { useApi } from '#ui/api/use-api.ts';
import { LoadError } from '#ui/async/load-error.tsx';
import { CompareTable } from '#ui/compare/compare-table.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { TutorPhoto } from '../tutor/tutor-photo.tsx';
import { useCompareRows } from './use-compare-rows.tsx';
import type { TutorLinks } from './use-tutor-cards.tsx';

interface CompareDialogProps extends TutorLinks {
  tutorids: readonly string[];
  onRemove(tutorid: string): void;
  onClose(): void;
}

/** The chosen tutors side by side, each with the way to the profile and out of the table. */
export function CompareDialog({ tutorids, onRemove, onClose, ...links }: CompareDialogProps) {
  const { t } = useTranslation('hubControls');
  const rows = useCompareRows();
  const { data, error, refresh } = useApi(
    'compareTutors',
    { query: { tutorid: [...tutorids] } },
    { keepsLast: true },
  );
  const tutors = data?.data.filter(({ tutorid }) => tutorids.includes(tutorid));
  return (
    <Dialog isWide title={t('compare.title')} onClose={onClose}>
      {tutors ? (
        <CompareTable
          label={t('compare.title')}
          corner={t('compare.tutor')}
          subjects={tutors}
          keyOf={({ id }) => id}
          head={(tutor) => <Head tutor={tutor} onRemove={onRemove} {...links} />}
          rows={rows}
        />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refresh()} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </Dialog>
  );
}

interface HeadProps extends TutorLinks {
  tutor: HubProfile;
  onRemove(tutorid: string): void;
}

function Head({ tutor, onRemove, tutorHref, onTutorOpen }: HeadProps) {
  const { t } = useTranslation('hubControls');
  const { t: hub } = useTranslation('hub');
  const { tutorid, user, gender } = tutor;
  return (
    <span className="flex flex-col items-start gap-1">
      <TutorPhoto {...user} gender={gender} size={48} />
      <span className="font-semibold break-words">{user.name}</span>
      <span className="text-muted text-xs">{hub('card.id', { id: tutorid })}</span>
      <a
        href={tutorHref(tutorid)}
        className="inline-flex items-center min-h-[36px] font-semibold text-brand hover:underline"
        aria-label={hub('card.viewOf', { name: user.name })}
        onClick={(event) => onTutorOpen?.(tutorid, event)}
      >
        {hub('card.view')}
      </a>
      <button
        type="button"
        className="inline-flex items-center min-h-[36px] text-sm font-normal text-muted hover:text-ink hover:underline"
        onClick={() => onRemove(tutorid)}
      >
        {t('compare.remove', { name: user.name })}
      </button>
    </span>
  );
}
