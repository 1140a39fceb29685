import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import type { I18n } from '#core/ground/i18n/create-i18n.ts';

/** Returns the instance itself, for texts that arrive later. Throws where no provider is around. */
export const useI18n = (): I18n => (useContext(I18nContext) as { i18n: I18n }).i18n;
