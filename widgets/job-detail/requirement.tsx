import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Section } from '#ui/section/section.tsx';

const BENGALI = /[\u0980-\u09ff]/;

export function Requirement({ text }: { text: string | null }) {
  const texts = useTexts('job');
  const given = text?.trim();
  return (
    <Section title={texts('requirement.title')}>
      {given ? (
        // The guardian's own words, in the guardian's own language.
        <p lang={BENGALI.test(given) ? 'bn' : 'en'} className="whitespace-pre-line break-words">
          {given}
        </p>
      ) : (
        <p className="text-muted">{texts('requirement.none')}</p>
      )}
    </Section>
  );
}
