import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Section } from './section.tsx';

export function Requirement({ text }: { text: string | null }) {
  const texts = useTexts('job');
  const given = text?.trim();
  return (
    <Section title={texts('requirement.title')}>
      <p className={given ? 'whitespace-pre-line break-words' : 'text-muted'}>
        {given || texts('requirement.none')}
      </p>
    </Section>
  );
}
