import type { TeachingFilter } from '#core/market/filters/teaching-choices.ts';
import { useApi } from '#ui/api/use-api.ts';

/** The lists that hold the names of what is chosen, asked for only where something is. */
export const useTeachingNames = ({ category_id, i_class, subjects }: TeachingFilter) => ({
  category_id: useApi('listCategories', category_id ? {} : null).data,
  i_class: useApi('listClasses', i_class ? {} : null).data,
  subjects: useApi('listSubjects', subjects ? {} : null).data,
});
