import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Combobox } from '#ui/field/combobox.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { searchableRoutes } from './tutor-menu.ts';

/** Goes to a page by its name: type, arrows and Enter. Source: spec public-site §2. */
export function RouteSearch() {
  const texts = useTexts('tutor');
  const format = useFormat();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const words = typed.trim().toLowerCase().split(/\s+/);
  const options = searchableRoutes
    .map(({ to, text }) => ({ id: to, text: texts(`menu.${text}`) }))
    .filter(({ text }) => words.every((word) => text.toLowerCase().includes(word)));

  return (
    <Combobox
      label={texts('search.label')}
      isLabelHidden
      chosen=""
      options={options}
      onType={setTyped}
      onChoose={({ id }) => navigate(id)}
      emptyText={texts('search.empty')}
      countText={texts('search.results', {
        count: options.length,
        n: format.number(options.length),
      })}
    />
  );
}
