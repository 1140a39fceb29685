export interface HomeValues {
  latitude?: number | undefined;
  longitude?: number | undefined;
  location_name: string;
  location_id?: number | undefined;
}

export const NO_HOME: HomeValues = {
  latitude: undefined,
  longitude: undefined,
  location_name: '',
  location_id: undefined,
};
