/** `home-screen`: iPhones have push messages for sites on the home screen alone. */
export type PushSupport = 'yes' | 'home-screen' | 'no';

export function pushSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)
    return 'yes';
  return 'standalone' in navigator && navigator.standalone === false ? 'home-screen' : 'no';
}
