import { useTranslation } from 'react-i18next';
import { Section } from '#ui/section/section.tsx';

const BENGALI = /[\u0980-\u09ff]/;

export function Requirement({ text }: { text: string | null }) {
  const { t } = useTranslation('job');
  const given = text?.trim();
  return (
    <Section title={t('requirement.title')}>
      {given ? (
        // The guardian's own words, in the guardian's own language.
        <p lang={BENGALI.test(given) ? 'bn' : 'en'} className="whitespace-pre-line break-words">
          {given}
        </p>
      ) : (
        <p className="text-muted">{t('requirement.none')}</p>
      )}
    </Section>
  );
}
