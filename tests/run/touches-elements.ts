import { execFileSync } from 'node:child_process';

/** The folders of what an element is made of, and of its tests. */
const OF_ELEMENTS = /^(build|core|embed|locales|tests\/elements|ui|widgets)\//;

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** Returns whether something of the elements differs from the last commit. */
export const touchesElements = (): boolean =>
  [
    ...git('diff', '--name-only', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].some((file) => OF_ELEMENTS.test(file));
