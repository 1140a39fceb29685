/** A shop as the providers know it: begins payments, is notified, and asks what has become of them. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sandboxMerchant } from '#demo/gateway/bkash/merchant.ts';
import { buildGateway } from '#demo/gateway/gateway.ts';
import type { GatewayOptions } from '#demo/gateway/gateway-state.ts';
import { sandboxStore } from '#demo/gateway/sslcommerz/store.ts';

export interface Received {
  method: string;
  path: string;
  query: Record<string, string>;
  fields: Record<string, string>;
}

/** An answer of the sandbox, which no type of ours describes: tests look at single fields. */
export type Answer = Record<string, string | number | undefined> & { status?: string };

const { storeId, storePassword } = sandboxStore;
const { username, password, appKey, appSecret } = sandboxMerchant;

export async function openShop(options: GatewayOptions = {}) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const url = new URL(request.url ?? '', 'http://shop');
      const body = Buffer.concat(parts).toString();
      received.push({
        method: request.method ?? '',
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        fields: Object.fromEntries(new URLSearchParams(body)),
      });
      response.end('taken');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const shop = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const gateway = buildGateway(options);
  const url = await gateway.app.listen({ port: 0, host: '127.0.0.1' });

  const get = async (path: string, fields: Record<string, string>): Promise<Answer> => {
    const query = new URLSearchParams({
      store_id: storeId,
      store_passwd: storePassword,
      format: 'json',
      ...fields,
    });
    return (await fetch(`${url}${path}?${query}`)).json();
  };
  const post = async (path: string, headers: Record<string, string>, body: object) =>
    fetch(`${url}/v1.2.0-beta/tokenized/checkout/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  let token = '';

  return {
    ...gateway,
    url,
    shop,
    received,
    noticesOf: (reference: string) =>
      received.filter(({ path, fields }) => path === '/ipn' && fields['tran_id'] === reference),

    async begin(reference: string, changed: Record<string, string> = {}): Promise<Answer> {
      const fields = {
        store_id: storeId,
        store_passwd: storePassword,
        total_amount: '2250.50',
        currency: 'BDT',
        tran_id: reference,
        success_url: `${shop}/success`,
        fail_url: `${shop}/fail`,
        cancel_url: `${shop}/cancel`,
        ipn_url: `${shop}/ipn`,
        cus_name: 'Nusrat Jahan',
        cus_email: 'nusrat@example.com',
        cus_add1: 'Dhaka',
        cus_city: 'Dhaka',
        cus_postcode: '1216',
        cus_country: 'Bangladesh',
        cus_phone: '01700000000',
        shipping_method: 'NO',
        num_of_item: '1',
        product_name: 'Platform charge',
        product_category: 'Service',
        product_profile: 'non-physical-goods',
        value_a: 'kept & given back',
        ...changed,
      };
      const answer = await fetch(`${url}/gwprocess/v4/api.php`, {
        method: 'POST',
        body: new URLSearchParams(fields),
      });
      return answer.json();
    },
    validate: (val_id: string, changed: Record<string, string> = {}) =>
      get('/validator/api/validationserverAPI.php', { val_id, ...changed }),
    query: (fields: Record<string, string>) =>
      get('/validator/api/merchantTransIDvalidationAPI.php', fields),

    post,
    async grant(changed: object = {}, headers: Record<string, string> = {}) {
      const given = { app_key: appKey, app_secret: appSecret, ...changed };
      const answer = await post('token/grant', { username, password, ...headers }, given);
      const granted: Answer = await answer.json();
      token = String(granted['id_token']);
      return granted;
    },
    async bkash(path: string, body: object): Promise<Answer> {
      const headers = { authorization: token, 'x-app-key': appKey };
      return (await post(path, headers, body)).json();
    },
    callBkash: (path: string, body: object) =>
      post(path, { authorization: token, 'x-app-key': appKey }, body),

    /** Acts as a browser without scripts: presses a button of the page, goes where that leads. */
    async press(page: string, behaviour: string) {
      const answer = await fetch(page, {
        method: 'POST',
        body: new URLSearchParams({ behaviour }),
        redirect: 'manual',
      });
      const location = answer.headers.get('location');
      if (location !== null) return { location };
      const html = await answer.text();
      const decode = (text: string) =>
        text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
      const [, action = ''] = /<form method="post" action="([^"]*)"/.exec(html) ?? [];
      const inputs = html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g);
      const fields = Object.fromEntries(
        [...inputs].map(([, name = '', value = '']) => [decode(name), decode(value)]),
      );
      await fetch(decode(action), { method: 'POST', body: new URLSearchParams(fields) });
      return { location: decode(action), fields };
    },
    async close() {
      await gateway.app.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

export type Shop = Awaited<ReturnType<typeof openShop>>;
