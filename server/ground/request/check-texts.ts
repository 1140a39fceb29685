import { cleanTexts } from './clean-texts.ts';
import { refuseTextFaults } from './refuse-text-faults.ts';

interface GivenTexts {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** The one door of every text that comes in: cleaned in place, then refused where something is left. */
export function checkTexts(given: GivenTexts, settings: { isSearch: boolean }): void {
  const { params, query, body } = given;
  cleanTexts({ params, query, body });
  refuseTextFaults(given, settings);
}
