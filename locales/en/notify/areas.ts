/** The wing's words in areas that stand in other wings: build/locale-files.ts. */
type Shared = typeof import('./shared.json');

/** The wing's areas of texts, by the names of their files: core/ground/i18n/resources.ts. */
export interface Areas extends Shared {
  notifications: typeof import('./notifications.json');
  push: typeof import('./push.json');
  /** The words of the server: when all went well, and in messages. */
  server: typeof import('./server.json');
}
