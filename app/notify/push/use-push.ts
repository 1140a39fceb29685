import { useCallback, useEffect, useState } from 'react';
import type { Answer } from '#core/api/api-client.ts';
import { pushDeviceOf } from '#core/notify/messages/push-device.ts';
import { useFreshApi } from '#ui/api/use-fresh-api.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { findSubscription, subscribe } from './subscription.ts';

export type PushDevice = Answer<'listPushDevices'>['data'][number];

/** Messages on this browser, which has them: whether they come, and turning them on and off. */
export function usePush(key: string) {
  const { api } = useEnvironment();
  const response = useFreshApi('listPushDevices', {});
  const [subscription, setSubscription] = useState<PushSubscription | null>();
  const [isBlocked, setBlocked] = useState(Notification.permission === 'denied');
  useEffect(() => {
    findSubscription().then(setSubscription, () => setSubscription(null));
  }, []);
  const { data, put } = response;
  const devices = data?.data;
  const current = devices?.find(({ is_current }) => is_current);
  const isOn = current !== undefined && Boolean(subscription) && !isBlocked;

  /**
   * Turns messages on and returns the server's message; null if the reader or the browser said no.
   */
  const turnOn = useCallback(async () => {
    const permission = await Notification.requestPermission();
    setBlocked(permission === 'denied');
    if (permission !== 'granted') return null;
    const hadOne = await findSubscription();
    const taken = await subscribe(key);
    try {
      const saved = await api.call('savePushDevice', { body: pushDeviceOf(taken.toJSON()) });
      put(saved);
      setSubscription(taken);
      return saved.message;
    } catch (error) {
      // As before: a subscription the server does not know would only be dead weight.
      if (!hadOne) await taken.unsubscribe();
      throw error;
    }
  }, [api, key, put]);

  const remove = useCallback(
    async ({ id, is_current }: PushDevice) => {
      put(await api.call('removePushDevice', { params: { id } }));
      if (!is_current) return;
      await (await findSubscription())?.unsubscribe();
      setSubscription(null);
    },
    [api, put],
  );
  const isKnown = devices !== undefined && subscription !== undefined;
  return { response, isKnown, isOn, isBlocked, current, turnOn, remove };
}
