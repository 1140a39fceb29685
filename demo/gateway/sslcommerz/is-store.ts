import type { GatewayState } from '../gateway-state.ts';
import type { GivenFields } from '../given-fields.ts';

export const isStore = ({ storeId, storePassword }: GatewayState, given: GivenFields): boolean =>
  given['store_id'] === storeId && given['store_passwd'] === storePassword;
