import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Answer } from '#core/api/api-client.ts';
import { useFormat } from '#ui/i18n/use-format.ts';

type Section = Answer<'getProfileCompletion'>['sections'][number];

/** One section of the profile: its points, and a link for each part that is missing. */
export function SectionMeter({ section: { section, percent, of, missing } }: { section: Section }) {
  const { t } = useTranslation('tutor');
  const format = useFormat();
  return (
    <li className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-sm">{t(`completion.sections.${section}`)}</h3>
        <span className="flex items-center gap-1 text-sm text-muted tabular">
          {missing.length === 0 && (
            <CircleCheck aria-hidden="true" size={16} className="text-brand" />
          )}
          {t('completion.of', { n: format.number(percent), all: format.number(of) })}
        </span>
      </div>
      {missing.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {missing.map(({ part, points, link }) => (
            <li key={part}>
              <Link
                to={link}
                className="inline-flex items-center gap-2 min-h-[36px] px-3 rounded-sm border border-edge text-sm hover:border-brand hover:text-brand"
              >
                {t(`completion.parts.${part}`)}
                <span className="text-muted tabular">+{format.number(points)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
