import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PipelineCard } from '#core/staff/api/staff-pipeline.ts';
import { Tag } from '../tags/tag.tsx';

interface TutorFitProps {
  fit: PipelineCard['tutor']['fit'];
  className: string;
}

/** Says whether the tutor teaches the class, and which of the subjects; what was not entered is no "no". */
export function TutorFit({ fit: { teaches_class, subjects }, className }: TutorFitProps) {
  const { t } = useTranslation('staff');
  const fits = [
    { name: className, isTaught: teaches_class },
    ...(subjects ?? []).map(({ subject_name, is_taught }) => ({
      name: subject_name,
      isTaught: is_taught,
    })),
  ].filter(({ isTaught }) => isTaught !== null);
  return (
    <div className="flex flex-col gap-1">
      {fits.length > 0 && (
        <ul aria-label={t('pipeline.fit.label')} className="flex flex-wrap gap-1">
          {fits.map(({ name, isTaught }) => (
            <li key={name}>
              <Tag tone={isTaught ? 'good' : 'bad'}>
                {isTaught ? (
                  <Check aria-hidden="true" size={12} />
                ) : (
                  <X aria-hidden="true" size={12} />
                )}
                {t(isTaught ? 'pipeline.fit.yes' : 'pipeline.fit.no', { name })}
              </Tag>
            </li>
          ))}
        </ul>
      )}
      {(teaches_class === null || subjects === null) && (
        <p className="text-xs text-muted">
          {t(
            teaches_class !== null
              ? 'pipeline.fit.noSubjects'
              : subjects !== null
                ? 'pipeline.fit.noClasses'
                : 'pipeline.fit.none',
          )}
        </p>
      )}
    </div>
  );
}
