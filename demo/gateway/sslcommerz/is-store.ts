import type { GivenFields } from '../given-fields.ts';
import { sandboxStore } from './store.ts';

export const isStore = (given: GivenFields): boolean =>
  given['store_id'] === sandboxStore.storeId &&
  given['store_passwd'] === sandboxStore.storePassword;
