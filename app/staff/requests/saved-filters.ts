/** Filters a person comes back to, by name; on this device. */
const NAME = 'staff:filters';
const MOST = 20;

export interface SavedFilter {
  name: string;
  /** The part of the address behind the question mark. */
  search: string;
}

const isSaved = (value: unknown): value is SavedFilter =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'search' in value &&
  typeof value.search === 'string';

export function readSavedFilters(): SavedFilter[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]');
    return Array.isArray(value) ? value.filter(isSaved) : [];
  } catch {
    return [];
  }
}

function write(filters: SavedFilter[]): SavedFilter[] {
  try {
    localStorage.setItem(NAME, JSON.stringify(filters));
  } catch {
    // Without storage they last as long as the page.
  }
  return filters;
}

/** Saves a filter; under a name that is there already, the newer one counts. */
export const saveFilter = (filter: SavedFilter) =>
  write([...readSavedFilters().filter(({ name }) => name !== filter.name), filter].slice(-MOST));

export const forgetFilter = (name: string) =>
  write(readSavedFilters().filter((filter) => filter.name !== name));
