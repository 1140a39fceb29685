import type { HubFilter } from '#core/hub/hub-filter.ts';

export interface FilterProps {
  filter: HubFilter;
  onChange(changes: Partial<HubFilter>): void;
}
