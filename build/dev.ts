/** `npm run dev`: the API, restarted when its files change, and the app with hot reload in front of it. */
import { spawn } from 'node:child_process';

const commands = ['node --watch --env-file-if-exists=.env server/main.ts', 'vite'];
const children = commands.map((command) => spawn(command, { shell: true, stdio: 'inherit' }));

const stopAll = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const child of children) child.on('exit', stopAll);
process.on('SIGINT', stopAll);
