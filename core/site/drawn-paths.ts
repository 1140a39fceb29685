/** The addresses that the server draws: docs/decisions/0020-pages-drawn-by-the-server.md. */
import { listAddresses, matchAddresses } from '#core/ground/screen-paths.ts';
import { drawnPaths as ofMarket } from '#core/market/screens.ts';
import { drawnPaths as ofPeople } from '#core/people/screens.ts';
import { drawnPaths as ofSite } from './screens.ts';

export const isDrawnPath = matchAddresses(listAddresses([...ofMarket, ...ofPeople, ...ofSite]));
