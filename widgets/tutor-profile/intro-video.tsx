import { Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HubProfile } from '#core/market/api/hub-profile.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { TutorPhoto } from '../tutor/tutor-photo.tsx';

const ID = /^[\w-]{6,20}$/;
const POSTER =
  'tutor-video flex flex-col items-center justify-center gap-2 border border-line bg-brand-soft text-sm font-semibold text-brand hover:border-brand';

/** Gives the player, which takes the place of the pressed poster, its focus. */
const takeFocus = (player: HTMLIFrameElement | null) => player?.focus();

interface IntroVideoProps {
  videoId: string;
  profile: HubProfile;
}

/**
 * The face of the tutor with a button to play. Nothing of YouTube, not even a still, is asked for
 * until it is pressed; then without cookies. On a partner's page, whose policy we do not know, it
 * opens in a tab. Why: docs/decisions/0010-tutor-hub-on-pages.md.
 */
export function IntroVideo({ videoId, profile: { user, gender } }: IntroVideoProps) {
  const { t } = useTranslation('tutorProfile');
  const { surface } = useEnvironment();
  const [isPlaying, setPlaying] = useState(false);
  if (!ID.test(videoId)) return null;
  const { name } = user;
  const play = t('profile.videoPlay', { name });
  const address = `https://www.youtube-nocookie.com/embed/${videoId}`;
  const poster = (
    <>
      <span className="relative">
        <TutorPhoto {...user} gender={gender} size={96} />
        <span className="absolute right-[-8px] bottom-[-4px] inline-flex items-center justify-center w-[44px] h-[44px] rounded-full bg-brand text-on-brand">
          <Play aria-hidden="true" size={22} />
        </span>
      </span>
      {t('profile.video')}
    </>
  );

  return (
    <div className="flex-none flex flex-col gap-1 w-full cq-sm:w-[320px]">
      {isPlaying ? (
        <iframe
          ref={takeFocus}
          className="tutor-video"
          src={`${address}?autoplay=1&rel=0`}
          title={t('profile.videoTitle', { name })}
          allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        />
      ) : surface === 'app' ? (
        <button type="button" className={POSTER} aria-label={play} onClick={() => setPlaying(true)}>
          {poster}
        </button>
      ) : (
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          className={POSTER}
          aria-label={play}
        >
          {poster}
        </a>
      )}
      {!isPlaying && (
        <p className="text-muted text-xs">
          {t('profile.videoHint')} {surface === 'embed' && t('profile.videoOpen')}
        </p>
      )}
    </div>
  );
}
