import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ENOUGH } from '#core/ground/color/contrast.ts';
import type { EmbedChoice, LookName } from '#core/site/embed/embed-choice.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { type Theme, weakColors } from './weak-colors.ts';

interface ContrastNoticeProps {
  looks: EmbedChoice['looks'];
  /** The themes in which the element is shown. */
  themes: Theme[];
  onChange(name: LookName, color: string): void;
}

const COLORS = ['brand', 'on-brand', 'ink', 'paper', 'surface'];

/** Shows whether the chosen colours can be read. */
export function ContrastNotice({ looks, themes, onChange }: ContrastNoticeProps) {
  const { t } = useTranslation('partners');
  const format = useFormat();
  const weak = themes.flatMap((theme) => weakColors(looks, theme));
  if (!COLORS.some((name) => name in looks)) return null;
  if (weak.length === 0)
    return (
      <Alert tone="info" role="status" icon={<CircleCheck aria-hidden="true" size={20} />}>
        {t('configure.readable')}
      </Alert>
    );
  return (
    <Alert tone="warning" role="status">
      <p className="font-semibold">{t('configure.weak', { least: format.number(ENOUGH) })}</p>
      <ul className="flex flex-col gap-1 text-sm">
        {weak.map(({ name, theme, ratio, better }) => (
          <li key={`${name} ${theme}`} className="flex flex-col items-start">
            {t('configure.weakOne', {
              theme: t(`configure.themes.${theme}`),
              color: t(`configure.colors.${name}`),
              ratio: format.number(Math.floor(ratio * 10) / 10),
              better,
            })}
            {themes.length === 1 && (
              <Button look="secondary" className="text-sm" onClick={() => onChange(name, better)}>
                {t('configure.better', { color: better })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
