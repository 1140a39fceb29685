/** Stands in for react-i18next in the elements, as `i18next-stand-in.ts` beside it does for i18next. */
import type { FlatNamespace } from 'i18next';
import { createContext, type ReactNode, useMemo } from 'react';
import type { I18nStandIn } from './i18next-stand-in.ts';
import { useI18n } from './use-i18n.ts';

export const I18nContext = createContext<{ i18n: I18nStandIn } | undefined>(undefined);

interface I18nextProviderProps {
  i18n: I18nStandIn;
  children: ReactNode;
}

export function I18nextProvider({ i18n, children }: I18nextProviderProps) {
  const value = useMemo(() => ({ i18n }), [i18n]);
  return <I18nContext.Provider value={value}>{children}</I18nContext.Provider>;
}

export function useTranslation(area: FlatNamespace) {
  const i18n = useI18n();
  return useMemo(() => ({ t: i18n.getFixedT(i18n.language, area) }), [i18n, area]);
}
