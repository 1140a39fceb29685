import { useTranslation } from 'react-i18next';
import type { StaffDemand } from '#core/staff/api/staff-demand.ts';

/** Returns the name of an area, with its city where areas of several stand in one list. */
export function useAreaName(isOfCity: boolean) {
  const { t } = useTranslation('staffDemand');
  return ({ location_name: area, city_name: city }: StaffDemand['data'][number]) =>
    isOfCity ? area : t('areaOfCity', { area, city });
}
