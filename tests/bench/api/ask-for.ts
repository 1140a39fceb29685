/** Asks one question over and over, on eight connections that stay open. */
import { Agent, get } from 'node:http';

const CONNECTIONS = 8;

/** Returns whether the request was answered: a server that is short of time may refuse. */
function askOnce(url: string, agent: Agent): Promise<boolean> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        [200, 503].includes(answer.statusCode ?? 0)
          ? resolve(answer.statusCode === 200)
          : reject(new Error(`${url}: ${answer.statusCode}`)),
      );
    }).on('error', reject);
  });
}

/** Returns the number of requests that were answered. */
export async function askFor(url: string, ms: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const end = performance.now() + ms;
  let answered = 0;
  const askOn = async () => {
    while (performance.now() < end) {
      if (await askOnce(url, agent)) answered += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, askOn));
    return answered;
  } finally {
    agent.destroy();
  }
}
