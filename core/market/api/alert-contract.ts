/** Messages to a phone about new jobs: schemas and access. */
import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import { statusAnswer } from '#core/ground/api/fields/success.ts';
import * as alert from './alert.ts';

const ownPages = { tag: 'Job board', access: 'own-pages', query: langQuery } as const;

export const alertContract = {
  sendAlertCode: {
    ...ownPages,
    summary: 'Sends the code that proves the phone of a search',
    body: alert.sendAlertCodeBody,
    answer: alert.sendAlertCodeAnswer,
  },
  createAlert: {
    ...ownPages,
    summary: 'Saves a search for a phone, which gets a message when a job that fits comes',
    body: alert.createAlertBody,
    answer: alert.createAlertAnswer,
  },
  viewAlerts: {
    ...ownPages,
    summary: 'The searches a phone gets messages about, by the link in a message',
    body: alert.alertTokenBody,
    answer: alert.alertsAnswer,
  },
  stopAlert: {
    ...ownPages,
    summary: 'Ends the messages about one search',
    body: alert.alertTokenBody,
    answer: statusAnswer,
  },
} satisfies Record<string, EndpointRules>;
