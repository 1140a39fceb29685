import { CircleCheck, UserRound } from 'lucide-react';
import type { ConnectedTutor } from '#core/api/schemas/parent.ts';
import { photoUrl } from '#core/profile/photo-url.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

/** Photo, name and id of one column. */
export function TutorHead({ tutor, isChosen }: { tutor: ConnectedTutor; isChosen: boolean }) {
  const texts = useTexts('parent');
  const { stage } = tutor;
  return (
    <span className="flex flex-col items-start gap-1">
      {tutor.photo ? (
        <img
          src={photoUrl(tutor.photo)}
          alt=""
          width={48}
          height={48}
          loading="lazy"
          className="w-[48px] h-[48px] rounded-full object-cover"
        />
      ) : (
        <span className="inline-flex items-center justify-center w-[48px] h-[48px] rounded-full bg-surface text-muted">
          <UserRound aria-hidden="true" size={24} />
        </span>
      )}
      <span className="font-semibold break-words">{tutor.name}</span>
      <span className="text-muted text-xs">{texts('compare.id', { id: tutor.tutorid })}</span>
      {(stage === 'appointed' || stage === 'confirm') && (
        <span className="text-xs text-brand">{texts(`compare.stage.${stage}`)}</span>
      )}
      {isChosen && (
        <span className="inline-flex items-center gap-1 text-xs text-brand">
          <CircleCheck aria-hidden="true" size={14} />
          {texts('compare.chosen')}
        </span>
      )}
    </span>
  );
}
