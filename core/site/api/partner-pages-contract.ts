/** Partner pages that are connected to somebody's account: schemas, access and caching. */

import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import { statusAnswer } from '#core/ground/api/fields/success.ts';
import * as applying from '#core/market/api/applying.ts';
import * as embed from '#core/people/api/embed.ts';

const session = { tag: 'Account', access: 'session', query: langQuery } as const;
const partner = { tag: 'Partner pages', access: 'partner', query: langQuery } as const;
const embedded = { tag: 'Partner pages', access: 'embed', query: langQuery } as const;

export const partnerPagesContract = {
  getEmbedSite: {
    tag: 'Partner pages',
    access: 'public',
    summary: 'Name and registered origins of a partner',
    cacheSeconds: 60,
    params: embed.embedSiteParams,
    query: langQuery,
    answer: embed.embedSiteAnswer,
  },
  getConnect: {
    ...session,
    summary: 'What the consent card shows for a site and origin',
    query: embed.connectQuery,
    answer: embed.connectAnswer,
  },
  approveConnect: {
    ...session,
    summary: 'Agrees to a connection; gives the one-time code for the partner page',
    body: embed.approveConnectBody,
    answer: embed.approveConnectAnswer,
  },
  exchangeEmbedCode: {
    ...partner,
    summary: 'Exchanges code and verifier for a token of ten minutes',
    body: embed.embedTokenBody,
    answer: embed.embedTokenAnswer,
  },
  renewEmbedToken: {
    ...partner,
    summary:
      'A new token for a kept connection, or on pages of our own site for whoever is signed in',
    body: embed.embedSiteBody,
    answer: embed.embedTokenAnswer,
  },
  revokeEmbedToken: {
    ...partner,
    summary: 'Ends the connection of this page',
    body: embed.embedSiteBody,
    answer: statusAnswer,
  },
  getEmbedViewer: { ...embedded, summary: 'Who is connected', answer: embed.embedViewer },
  getEmbedFlags: {
    ...embedded,
    summary: 'As getJobFlags, for the connected tutor',
    query: applying.jobFlagsQuery,
    answer: applying.jobFlagsAnswer,
  },
  saveEmbedJob: {
    ...embedded,
    summary: 'Saves a job for the connected tutor',
    params: embed.embedSavedParams,
    answer: statusAnswer,
  },
  unsaveEmbedJob: {
    ...embedded,
    summary: 'Takes a job off the save list of the connected tutor',
    params: embed.embedSavedParams,
    answer: statusAnswer,
  },
  listConnectedSites: {
    ...session,
    summary: 'Partner sites this person is connected to',
    answer: embed.connectedSitesAnswer,
  },
  disconnectSite: {
    ...session,
    summary: 'Ends the connection to a partner site',
    params: embed.connectedSiteParams,
    answer: statusAnswer,
  },
} satisfies Record<string, EndpointRules>;
