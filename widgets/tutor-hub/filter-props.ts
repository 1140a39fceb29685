import type { HubFilter } from '#core/market/filters/hub-filter.ts';

export interface FilterProps {
  filter: HubFilter;
  onChange(changes: Partial<HubFilter>): void;
}
