import type { FastifyRequest } from 'fastify';

const LOOPBACK_ADDRESS = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/i;
const LOOPBACK_NAME = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;
/** A proxy on this machine speaks for callers from elsewhere. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

export const isLoopbackAddress = (address: string): boolean => LOOPBACK_ADDRESS.test(address);

/** A host name or address that cannot be of another machine. */
export const isLoopbackName = (name: string): boolean => LOOPBACK_NAME.test(name);

/**
 * Returns whether a program on this machine asks for itself. The name it asked for counts as well:
 * a page of a stranger may lead its own host name to this machine.
 */
export function isLoopbackCaller(request: FastifyRequest): boolean {
  const { remoteAddress = '' } = request.raw.socket;
  return (
    isLoopbackAddress(remoteAddress) &&
    isLoopbackAddress(request.ip) &&
    isLoopbackName(request.hostname) &&
    FORWARDED.every((name) => request.headers[name] === undefined)
  );
}
