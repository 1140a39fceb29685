import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ConnectedTutor } from '#core/market/api/parent.ts';
import { tutorPath } from '../tutor/tutor-path.ts';
import { TutorPhoto } from '../tutor/tutor-photo.tsx';

const PHOTO_SIZE = 48;
const LINK = 'inline-flex items-center min-h-[24px] text-sm font-semibold text-brand underline';

interface TutorHeadProps {
  tutor: ConnectedTutor;
  isChosen: boolean;
  onReadCv(): void;
}

/** Photo, name, id, profile and CV of one column. */
export function TutorHead({ tutor, isChosen, onReadCv }: TutorHeadProps) {
  const { t } = useTranslation('parent');
  const { stage } = tutor;
  return (
    <span className="flex flex-col items-start gap-1">
      <TutorPhoto name={tutor.name} photo={tutor.photo} gender={tutor.gender} size={PHOTO_SIZE} />
      <span className="font-semibold break-words">{tutor.name}</span>
      <span className="text-muted text-xs">{t('compare.id', { id: tutor.tutorid })}</span>
      {tutor.has_profile && (
        <a
          href={tutorPath(tutor.tutorid)}
          target="_blank"
          rel="noopener"
          aria-label={t('compare.profile', { name: tutor.name })}
          className={LINK}
        >
          {t('compare.profileShort')}
        </a>
      )}
      <button
        type="button"
        className={LINK}
        aria-label={t('compare.cv', { name: tutor.name })}
        onClick={onReadCv}
      >
        {t('compare.cvShort')}
      </button>
      {(stage === 'appointed' || stage === 'confirm') && (
        <span className="text-xs text-brand">{t(`compare.stage.${stage}`)}</span>
      )}
      {isChosen && (
        <span className="inline-flex items-center gap-1 text-xs text-brand">
          <CircleCheck aria-hidden="true" size={14} />
          {t('compare.chosen')}
        </span>
      )}
    </span>
  );
}
