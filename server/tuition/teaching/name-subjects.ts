import type { Lang } from '#core/ground/i18n/lang.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { nameIn } from '#server/ground/services/lookup-row.ts';

export const nameSubjects = (ids: readonly number[], { subjects }: Lookups, lang: Lang) =>
  ids.map((id) => ({ id, subject_name: nameIn(subjects, id, lang) }));
