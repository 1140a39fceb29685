import { useEffect, useState } from 'react';
import { createI18n, type I18n } from '#core/ground/i18n/create-i18n.ts';
import { useRetryOnline } from '#ui/api/use-retry-online.ts';
import type { HostLang } from '../host-lang.ts';
import { hireTexts } from '../texts/hire/hire-texts.ts';

/**
 * The texts of the frame, and what was said when they were lost on the way. Those of the language
 * before stay until the others are there: a form somebody is filling in does not go away.
 */
export function useContactTexts(lang: HostLang) {
  const [texts, setTexts] = useState<I18n>();
  const [error, setError] = useState<unknown>();
  const [tries, setTries] = useState(0);
  const retry = () => setTries((before) => before + 1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched again with each try
  useEffect(() => {
    let isStale = false;
    setError(undefined);
    hireTexts[lang]().then(
      (hire) => {
        if (!isStale) setTexts(createI18n(lang, hire));
      },
      (lost: unknown) => {
        if (!isStale) setError(lost);
      },
    );
    return () => {
      isStale = true;
    };
  }, [lang, tries]);
  useRetryOnline(error !== undefined, retry);

  return { texts, error, retry };
}
