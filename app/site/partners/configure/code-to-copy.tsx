import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { canBePasted, ownPage } from '#core/site/embed/own-page.ts';
import { makeSnippets } from '#core/site/embed/snippets.ts';
import { GUIDE_PATH } from '#core/site/guide/guide-chapters.ts';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { useBrandName } from '#widgets/words/use-brand-name.ts';
import { PartnerSection } from '../partner-section.tsx';
import { PASTE_PLACES, type PastePlace } from './paste-places.ts';
import { SnippetBox } from './snippet-box.tsx';
import type { Configured } from './use-embed-choice.ts';
import { useLinkText } from './use-link-text.ts';
import { usePinnedScript } from './use-pinned-script.ts';

/** The snippets for the person who looks after the site. */
const MORE = ['div', 'pinned', 'preload', 'css', 'csp', 'cspFrame'] as const;

export function CodeToCopy({ choice, place, setPlace }: Configured) {
  const { t } = useTranslation('partners');
  const brandName = useBrandName();
  const { origin } = window.location;
  const pinned = usePinnedScript();
  const linkText = useLinkText(choice);
  const snippets = makeSnippets({ choice, origin, linkText, pinned });
  const isMissing = choice.element === 'job-detail' && !choice.attributes['job-id'];
  const places = (Object.keys(PASTE_PLACES) as PastePlace[]).filter((one) =>
    PASTE_PLACES[one].every((name) => snippets[name] !== undefined),
  );
  const shown = places.includes(place) ? place : 'html';

  if (isMissing)
    return (
      <PartnerSection title={t('configure.codeTitle')}>
        <p>{t('configure.chooseJob')}</p>
      </PartnerSection>
    );
  return (
    <PartnerSection title={t('configure.codeTitle')}>
      <ChoiceGroup
        legend={t('configure.place')}
        value={shown}
        onChange={setPlace}
        choices={places.map((value) => ({ value, text: t(`configure.places.${value}`) }))}
      />
      {shown === 'wordpress' && canBePasted(choice) && (
        <p className="max-w-[720px]">{t('configure.pasteLink')}</p>
      )}
      <ol className="flex flex-col gap-1 list-decimal pl-5 max-w-[720px]">
        {t(`configure.how.${shown}`, { brand: brandName })
          .split('\n')
          .map((line) => (
            <li key={line}>{line}</li>
          ))}
      </ol>
      {PASTE_PLACES[shown].map((name) => (
        <SnippetBox key={name} label={t(`snippet.${name}`)} code={snippets[name]} />
      ))}
      <p className="text-sm text-muted max-w-[720px]">
        {t('configure.link')}{' '}
        <a href={ownPage(choice)} className="text-brand underline">
          {linkText}
        </a>
      </p>
      <details className="faq border-y border-line">
        <summary className="flex items-center gap-3 min-h-[48px] py-2 font-semibold">
          {t('configure.more')}
        </summary>
        <div className="flex flex-col gap-5 pb-4">
          <p className="text-sm">
            <Link to={GUIDE_PATH} className="text-brand underline">
              {t('guide')}
            </Link>
          </p>
          {MORE.map((name) => (
            <SnippetBox
              key={name}
              label={t(`snippet.${name}`)}
              hint={t(`snippet.${name}Hint`)}
              code={snippets[name]}
            />
          ))}
        </div>
      </details>
    </PartnerSection>
  );
}
