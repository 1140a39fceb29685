/** An SMTP server as small as one can be, on this machine: keeps what it takes, refuses as it is told. */
import { createServer, type Socket } from 'node:net';

export interface TakenMail {
  to: string;
  data: string;
}
/** The reply of the server to an address: 250 takes it. */
type Answer = (to: string) => string;

function talk(socket: Socket, taken: TakenMail[], answer: Answer) {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let to = '';
  let data: string | null = null;
  let rest = '';
  const hear = (line: string) => {
    if (data !== null) {
      if (line !== '.') {
        data += `${line}\n`;
        return;
      }
      taken.push({ to, data });
      data = null;
      say('250 taken');
    } else if (/^(EHLO|HELO|MAIL|RSET)/i.test(line)) say('250 mail.test');
    else if (/^RCPT/i.test(line)) {
      to = line.replace(/^.*<|>.*$/g, '');
      say(answer(to));
    } else if (/^DATA/i.test(line)) {
      data = '';
      say('354 go on');
    } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
    else say('502 what?');
  };
  say('220 mail.test');
  socket.on('data', (chunk) => {
    const lines = (rest + String(chunk)).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) hear(line);
  });
  socket.on('error', () => socket.destroy());
}

export async function startMailServer(answer: Answer = () => '250 fine') {
  const taken: TakenMail[] = [];
  const server = createServer((socket) => talk(socket, taken, answer)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, taken, stop: () => server.close() };
}
