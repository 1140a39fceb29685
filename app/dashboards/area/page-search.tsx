import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Combobox } from '#ui/field/combobox.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import type { Area } from './area.ts';

/**
 * Goes to a page by its name: type, arrows and Enter.
 * Source: docs/requirements/dashboards/area-frame.md, "Frame".
 */
export function PageSearch({ pages }: Pick<Area, 'pages'>) {
  const { t } = useTranslation('frame');
  const format = useFormat();
  const link = useRef<HTMLAnchorElement>(null);
  const [chosen, setChosen] = useState<{ to: string }>();
  const [typed, setTyped] = useState('');
  const words = typed.trim().toLowerCase().split(/\s+/);
  const options = pages
    .map(({ to, text }) => ({ id: to, text }))
    .filter(({ text }) => words.every((word) => text.toLowerCase().includes(word)));

  // By a link, so that a form with unsaved changes asks first.
  useEffect(() => {
    if (chosen) link.current?.click();
  }, [chosen]);

  return (
    <>
      <Combobox
        label={t('search.label')}
        isLabelHidden
        chosen=""
        options={options}
        onType={setTyped}
        onChoose={({ id }) => setChosen({ to: id })}
        emptyText={t('search.empty')}
        countText={t('search.results', {
          count: options.length,
          n: format.number(options.length),
        })}
      />
      {chosen && <Link ref={link} to={chosen.to} hidden tabIndex={-1} aria-hidden="true" />}
    </>
  );
}
