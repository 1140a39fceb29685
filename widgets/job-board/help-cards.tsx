import { BadgeCheck, MapPinned, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const CARDS = [
  ['rule', BadgeCheck],
  ['city', MapPinned],
  ['money', ShieldCheck],
] as const;

/**
 * Shows what a tutor should know before applying: the 80 % rule, the city rule, no money in
 * advance.
 */
export function HelpCards() {
  const { t } = useTranslation('board');
  return (
    <section className="board-help flex flex-col gap-3 p-4 bg-brand-soft rounded">
      <h2 className="text-base">{t('help.title')}</h2>
      <ul className="flex flex-col gap-3 text-sm">
        {CARDS.map(([name, Icon]) => (
          <li key={name} className="flex gap-3">
            <Icon aria-hidden="true" size={20} className="text-brand mt-1" />
            <p>{t(`help.${name}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
