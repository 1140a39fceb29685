/** The few texts that are said when the others are lost on the way, in both languages. */
import type { Resources } from '#core/ground/i18n/resources.ts';
import bn from '#locales/bn/ground/common.json' with { type: 'json' };
import en from '#locales/en/ground/common.json' with { type: 'json' };
import type { HostLang } from '../host-lang.ts';

export const commonTexts: Record<HostLang, Resources['common']> = { en, bn };
