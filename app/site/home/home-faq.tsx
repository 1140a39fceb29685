import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { HomeAnswer } from '#core/site/api/home.ts';
import { Button } from '#ui/button/button.tsx';
import { HomeSection } from './rows/home-section.tsx';

const SHOWN = 5;

/** The links' texts by page: each says where the link leads. */
const PAGES = {
  '/auth/tutor/signup': 'footer.becomeTutor',
  '/job-board': 'nav.jobBoard',
  '/terms-conditions': 'footer.terms',
} as const;
const isPage = (path: string): path is keyof typeof PAGES => path in PAGES;

function useLinkText() {
  const { t } = useTranslation('home');
  const { t: app } = useTranslation('app');
  return (link: string): string => {
    const path = link.replace(/#.*/, '');
    return isPage(path) ? app(PAGES[path]) : t('faq.profile');
  };
}

/** The first question is open; the rest of them come when asked for. */
export function HomeFaq({ faq }: { faq: HomeAnswer['faq'] }) {
  const { t } = useTranslation('home');
  const linkText = useLinkText();
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  return (
    <HomeSection title={t('faq.title')}>
      <div id={id} className="flex flex-col">
        {faq.map(({ id: name, question, answer, link }, index) => (
          <details
            key={name}
            open={index === 0}
            hidden={!isWhole && index >= SHOWN}
            className="faq border-b border-line"
          >
            <summary className="flex items-center gap-3 min-h-[48px] py-2 font-semibold">
              {question}
            </summary>
            <div className="flex flex-col gap-2 pb-4 max-w-[720px]">
              <p className="whitespace-pre-line">{answer}</p>
              <Link to={link} className="self-start font-semibold text-brand hover:underline">
                {linkText(link)}
              </Link>
            </div>
          </details>
        ))}
      </div>
      <Button
        look="secondary"
        className="self-start"
        aria-expanded={isWhole}
        aria-controls={id}
        onClick={() => setWhole(!isWhole)}
      >
        {t(isWhole ? 'faq.less' : 'faq.all')}
      </Button>
    </HomeSection>
  );
}
