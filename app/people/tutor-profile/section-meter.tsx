import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { Answer } from '#core/api/api-client.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';

type Section = Answer<'getProfileCompletion'>['sections'][number];

/** One section of the profile: its points, and a link for each part that is missing. */
export function SectionMeter({ section: { section, percent, of, missing } }: { section: Section }) {
  const texts = useTexts('tutor');
  const format = useFormat();
  return (
    <li className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-sm">{texts(`completion.sections.${section}`)}</h3>
        <span className="flex items-center gap-1 text-sm text-muted tabular">
          {missing.length === 0 && (
            <CircleCheck aria-hidden="true" size={16} className="text-brand" />
          )}
          {texts('completion.of', { n: format.number(percent), all: format.number(of) })}
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
                {texts(`completion.parts.${part}`)}
                <span className="text-muted tabular">+{format.number(points)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
