import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Letter } from '#core/tuition/api/letters.ts';
import { letterPath } from '#core/tuition/teaching/letter-path.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';

/** The other versions of a letter, where its terms have changed. */
export function LetterVersions({ letter }: { letter: Letter }) {
  const { t } = useTranslation('letters');
  const format = useFormat();
  const { versions, version: shown, side, tuition_id: id } = letter;
  if (versions.length < 2) return null;
  return (
    <nav aria-label={t('versions')} className="flex flex-col gap-2">
      {versions[0]?.version !== shown && <Alert>{t('earlierVersion')}</Alert>}
      <ul className="flex flex-wrap gap-x-4">
        {versions.map(({ version, from_on }) => (
          <li key={version}>
            <Link
              to={letterPath(side, id, version)}
              aria-current={version === shown ? 'page' : undefined}
              className="inline-flex items-center min-h-[44px] text-brand hover:underline aria-[current=page]:font-semibold"
            >
              {t('versionLink', { n: format.number(version), date: format.date(from_on) })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
