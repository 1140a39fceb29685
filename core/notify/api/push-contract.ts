/** Push messages: schemas and access. Without keys in the settings all of it is not found. */

import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import { statusAnswer } from '#core/ground/api/fields/success.ts';
import * as push from './push.ts';

const shared = { tag: 'Notifications', access: 'session', query: langQuery } as const;

export const pushContract = {
  listPushDevices: {
    ...shared,
    summary: 'Own devices that take push messages',
    answer: push.pushDevicesAnswer,
  },
  savePushDevice: {
    ...shared,
    summary: 'This session’s browser takes push messages, until the session ends',
    body: push.pushDeviceBody,
    answer: push.pushDeviceSavedAnswer,
  },
  removePushDevice: {
    ...shared,
    summary: 'No more push messages to one of the own devices',
    params: push.pushDeviceParams,
    answer: push.pushDeviceSavedAnswer,
  },
  sendTestPush: {
    ...shared,
    summary: 'A test message to this session’s browser',
    answer: statusAnswer,
  },
} satisfies Record<string, EndpointRules>;
