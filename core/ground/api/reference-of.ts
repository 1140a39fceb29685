/**
 * The words and examples of the API reference. They stand beside the schemas, in files
 * (`*-reference.ts`) that the server alone imports, so that no page and no element carries them.
 */
import { commonDescriptions } from './common-descriptions.ts';
import type { EndpointRules } from './endpoint.ts';

/**
 * Descriptions of fields. A key is the end of a field's path, which begins with the endpoint and
 * the part: `name`, `invoice.name` or `getInvoice.answer.invoice.name`. Lists have no step of their
 * own. The longest key that fits is taken; of equally long ones the one of the first table.
 */
export type Descriptions = Readonly<Record<string, string>>;

/** A call as it can be sent. Nobody in it is real. */
export interface Example {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number | boolean>>;
  body?: Readonly<Record<string, unknown>>;
}

export interface Reference {
  endpoints: readonly string[];
  /** The nearest first. */
  tables: readonly Descriptions[];
  /** Lists and parts whose fields are those of something with a name: `listInvoices.answer.data` is `invoice`. */
  rows: Readonly<Record<string, string>>;
  examples: Readonly<Record<string, Example>>;
}

interface Words<Name extends string> {
  fields: Descriptions;
  /** Tables of what several subjects show. */
  shared?: readonly Descriptions[];
  rows?: Readonly<Record<string, string>>;
  /** One for every endpoint that takes more than the language. */
  examples: Partial<Record<Name, Example>>;
}

/** Returns the reference of one subject: the endpoints of its contract, with what is said of them. */
export const referenceOf = <Name extends string>(
  contract: Readonly<Record<Name, EndpointRules>>,
  { fields, shared = [], rows = {}, examples }: Words<Name>,
): Reference => ({
  endpoints: Object.keys(contract),
  tables: [fields, ...shared, commonDescriptions],
  rows,
  examples: examples as Record<string, Example>,
});
