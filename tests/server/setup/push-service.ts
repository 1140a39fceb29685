/** A push service as browsers have one, on this machine: takes messages and reads them as the browser would. */
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Agent, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { serviceCertificate, serviceKey } from './push-service-key.ts';

export interface TakenPush {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}
interface Reply {
  status: number;
  headers?: Record<string, string>;
}
/** `none`: it never answers. */
type Answer = (push: TakenPush) => Reply | 'none';

export async function startPushService() {
  const taken: TakenPush[] = [];
  const service = { answer: (): Reply | 'none' => ({ status: 201 }) } as { answer: Answer };
  const server = createServer(
    { key: serviceKey, cert: serviceCertificate },
    (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const push = {
          path: request.url ?? '',
          headers: request.headers,
          body: Buffer.concat(parts),
        };
        taken.push(push);
        const reply = service.answer(push);
        if (reply !== 'none') response.writeHead(reply.status, reply.headers).end('taken');
      });
    },
  );
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    taken,
    service,
    host: `localhost:${port}`,
    agent: new Agent({ ca: serviceCertificate, maxCachedSessions: 0 }),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The keys of a browser, and how it reads what is sent for them (RFC 8291 and 8188). */
export function createSubscription(host: string) {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const endpoint = `https://${host}/push/${randomBytes(12).toString('hex')}`;
  return {
    body: {
      endpoint,
      p256dh: pair.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    },
    path: new URL(endpoint).pathname,
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const idLength = body.readUInt8(20);
      const senderKey = body.subarray(21, 21 + idLength);
      const sealed = body.subarray(21 + idLength);
      const shared = pair.computeSecret(senderKey);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]);
      const derive = (key: Buffer, from: Buffer, label: Buffer, length: number) =>
        Buffer.from(hkdfSync('sha256', key, from, label, length));
      const input = derive(shared, auth, info, 32);
      const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      // What follows the last byte that is not zero is padding; the byte itself says that it is the end.
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8'));
    },
  };
}

/** Reads what a sender says of itself, if the signature is that of the key it gives (RFC 8292). */
export function readVapidHeader(header: string | undefined) {
  const [, token = '', publicKey = ''] = /^vapid t=(\S+), ?k=(\S+)$/.exec(header ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const text = Buffer.from(claims, 'base64url').toString();
  return { isSigned, publicKey, claims: text === '' ? null : JSON.parse(text) };
}
