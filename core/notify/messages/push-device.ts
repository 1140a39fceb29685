/** A browser's subscription, as the server takes it. */
interface Subscription {
  endpoint?: string | undefined;
  keys?: Record<string, string> | undefined;
}

export const pushDeviceOf = ({ endpoint = '', keys = {} }: Subscription) => ({
  endpoint,
  p256dh: keys['p256dh'] ?? '',
  auth: keys['auth'] ?? '',
});
