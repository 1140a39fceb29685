import { useState } from 'react';
import { readActionPage } from '#app/ground/preferences/cookies.ts';
import { readReturnHere } from '#app/ground/preferences/return-here.ts';

const JOB = /^\/(?:job-details\/|embed\/apply\?(?:.*&)?job=)([1-9]\d{0,9})\b/;

/** The job whose Apply led here, and to which signing up or in leads back. */
export function useJobToReturnTo(): number | undefined {
  const [job] = useState(() => {
    const found = JOB.exec(readReturnHere() ?? '') ?? JOB.exec(readActionPage() ?? '');
    return found ? Number(found[1]) : undefined;
  });
  return job;
}
