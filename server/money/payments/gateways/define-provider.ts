/**
 * A payment service as its folder declares it: the settings it is set up by, and the client that speaks
 * with it. What the settings hold is known to the client alone: it stands in no message, in no `Config`
 * and in no log. CONTRIBUTING.md, "A provider of payments".
 */
import type { GatewayMethod } from '#core/money/providers/providers.ts';
import { ConfigError } from '#server/ground/config/config.ts';
import { isLoopbackName } from '#server/ground/network/is-loopback.ts';
import type { PaymentGateway } from '#server/ground/services/payment-gateway.ts';

export type Environment = Record<string, string | undefined>;

/** The addresses by which payers and notices come back to us, and the clock. */
export interface Surroundings {
  back(ref: string): string;
  notice: string;
  now(): Date;
}
export type OpenGateway = (surroundings: Surroundings) => PaymentGateway;

export interface ProviderSetup {
  method: GatewayMethod;
  variables: readonly string[];
  /** The variable of its address. */
  address: string;
  /** Its line in the table of settings of README.md. */
  meaning: string;
  /** Undefined: none of its settings is given. Throws `ConfigError` for some of them, or wrong ones. */
  read(env: Environment, isProduction: boolean): OpenGateway | undefined;
}

interface Declaration<Key extends string> extends Pick<ProviderSetup, 'method' | 'meaning'> {
  /** The variable of each setting: all are given, or none. `url` is where the service is reached. */
  variables: Record<Key | 'url', string>;
  /** The words that tell an operator what to give as `url`, after "give". */
  addressHint: string;
  /** True for the settings of an account that takes no real money. */
  isForTests?(settings: Record<Key | 'url', string>): boolean;
  create(settings: Record<Key | 'url', string>, surroundings: Surroundings): PaymentGateway;
}

const webAddress = (text: string): URL | null => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) ? url : null;
};

/** Whatever the setting is called: secrets and sums do not travel over plain http. */
function isUnsafe(value: string): boolean {
  const url = webAddress(value);
  return url !== null && (url.protocol !== 'https:' || isLoopbackName(url.hostname));
}

export function defineProvider<Key extends string>({
  method,
  meaning,
  variables,
  addressHint,
  isForTests,
  create,
}: Declaration<Key>): ProviderSetup {
  const keys = Object.keys(variables) as (Key | 'url')[];
  const names = keys.map((key) => variables[key]);
  return {
    method,
    meaning,
    variables: names,
    address: variables.url,
    read(env, isProduction) {
      // An empty variable in a compose or systemd file means "not set".
      const given = names.filter((name) => (env[name] ?? '') !== '');
      if (given.length === 0) return undefined;
      if (given.length < names.length)
        throw new ConfigError(
          `The settings ${names.join(', ')} belong together: give all of them, or none.`,
        );
      const settingOf = (key: Key | 'url') => env[variables[key]] ?? '';
      if (webAddress(settingOf('url')) === null)
        throw new ConfigError(`The setting ${variables.url} is wrong: give ${addressHint}.`);
      const settings = Object.fromEntries(
        keys.map((key) => [
          key,
          key === 'url' ? settingOf(key).replace(/\/+$/, '') : settingOf(key),
        ]),
      ) as Record<Key | 'url', string>;
      const unsafe = isForTests?.(settings) ? 'url' : keys.find((key) => isUnsafe(settings[key]));
      if (isProduction && unsafe !== undefined)
        throw new ConfigError(
          `The payment service ${variables[unsafe]} is one for tests or has no https: give its address for production.`,
        );
      return (surroundings) => create(settings, surroundings);
    },
  };
}
