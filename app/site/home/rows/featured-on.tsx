import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HomeAnswer } from '#core/site/api/home.ts';
import { Button } from '#ui/button/button.tsx';
import { HomeSection } from './home-section.tsx';

/**
 * Papers that wrote about us. Where they need more room than there is, the row drifts slowly to its
 * end and back, until it is stopped, pointed at or entered by the keyboard. Before the code it is a
 * row to scroll, and stays one for who wants no motion.
 */
export function FeaturedOn({ papers }: { papers: HomeAnswer['featured_on'] }) {
  const { t } = useTranslation('home');
  const row = useRef<HTMLUListElement>(null);
  const [isLong, setLong] = useState(false);
  const [isStopped, setStopped] = useState(false);
  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const sizes = new ResizeObserver(() => {
      const room = list.parentElement?.clientWidth ?? 0;
      setLong(list.scrollWidth > room && !matchMedia('(prefers-reduced-motion: reduce)').matches);
    });
    sizes.observe(list);
    return () => sizes.disconnect();
  }, []);
  return (
    <HomeSection
      title={t('featured.title')}
      action={
        isLong && (
          <Button look="secondary" onClick={() => setStopped(!isStopped)}>
            {isStopped ? (
              <Play aria-hidden="true" size={18} />
            ) : (
              <Pause aria-hidden="true" size={18} />
            )}
            {t(isStopped ? 'featured.move' : 'featured.stop')}
          </Button>
        )
      }
    >
      <div className={isLong && !isStopped ? 'papers drifting' : 'papers'}>
        <ul ref={row}>
          {papers.map(({ name, link, logo }) => (
            <li key={link}>
              <a href={link} target="_blank" rel="noopener">
                {logo ? (
                  <img
                    src={logo.path}
                    alt={name}
                    width={logo.width / 2}
                    height={logo.height / 2}
                    loading="lazy"
                    decoding="async"
                  />
                ) : (
                  name
                )}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </HomeSection>
  );
}
