/** Texts of a widget: its own, and with the first file those that every widget has. */
import type { Resources } from '#core/ground/i18n/resources.ts';
import type { HostLang } from '../host-lang.ts';

/** Areas of texts, a file for each language. */
export type TextFiles = Record<HostLang, () => Promise<Partial<Resources>>>;

export interface WidgetTexts {
  /** All that a first view says. */
  first: readonly TextFiles[];
  /** The texts that are said only later: they come with their code. */
  late?: readonly TextFiles[];
}

export async function loadTexts(
  lang: HostLang,
  files: readonly TextFiles[],
): Promise<Partial<Resources>> {
  return Object.assign({}, ...(await Promise.all(files.map((file) => file[lang]()))));
}
