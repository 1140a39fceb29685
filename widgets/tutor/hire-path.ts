import type { HubProfile } from '#core/market/api/hub-profile.ts';

/** The category and class the guardian wants this tutor for, as far as chosen. */
export interface HireChoice {
  category_id?: number | undefined;
  class_id?: number | undefined;
}

/** The hire form on our own origin, with the tutor asked for and what was chosen filled in. */
export function hirePath(tutor: HubProfile, { category_id, class_id }: HireChoice): string {
  const params = new URLSearchParams({ tutor_id: String(tutor.id), tutorid: tutor.tutorid });
  if (category_id) params.set('category_id', String(category_id));
  if (category_id && class_id) params.set('class_id', String(class_id));
  if (tutor.expected_salary) params.set('salary', String(tutor.expected_salary));
  return `/crm/hire-tutor?${params}`;
}
