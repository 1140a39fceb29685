import { ExternalLink, Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { Section } from '#ui/section/section.tsx';

const ID = /^[\w-]{6,20}$/;

interface IntroVideoProps {
  videoId: string;
  name: string;
}

/**
 * Nothing of YouTube, not even a still, is asked for until it is pressed; then without cookies. On
 * a partner's page, whose policy we do not know, it opens in a tab. Why:
 * docs/decisions/0010-tutor-hub-on-pages.md.
 */
export function IntroVideo({ videoId, name }: IntroVideoProps) {
  const { t } = useTranslation('tutorProfile');
  const { surface } = useEnvironment();
  const [isPlaying, setPlaying] = useState(false);
  if (!ID.test(videoId)) return null;
  const play = t('profile.videoPlay', { name });

  return (
    <Section title={t('profile.video')}>
      {isPlaying ? (
        <iframe
          className="tutor-video"
          src={`https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0`}
          title={t('profile.videoTitle', { name })}
          allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        />
      ) : (
        <div className="flex flex-col items-start gap-2">
          {surface === 'app' ? (
            <Button
              look="secondary"
              icon={<Play aria-hidden="true" size={18} />}
              onClick={() => setPlaying(true)}
            >
              {play}
            </Button>
          ) : (
            <ButtonLink
              look="secondary"
              href={`https://www.youtube-nocookie.com/embed/${videoId}`}
              target="_blank"
              rel="noopener noreferrer"
              icon={<ExternalLink aria-hidden="true" size={18} />}
            >
              {play}
            </ButtonLink>
          )}
          <p className="text-muted text-sm">
            {t('profile.videoHint')} {surface === 'embed' && t('profile.videoOpen')}
          </p>
        </div>
      )}
    </Section>
  );
}
