/** The subject of a message, as a link to the contact page gives it. */
import { readJobId } from '#core/market/jobs/read-job-id.ts';
import { isTopic, type Topic } from './topics.ts';

export interface ContactAbout {
  topic?: Topic | undefined;
  jobId?: number | undefined;
}

export function readContactAbout(params: URLSearchParams): ContactAbout {
  const topic = params.get('topic');
  return { topic: isTopic(topic) ? topic : undefined, jobId: readJobId(params.get('job')) };
}

export function writeContactAbout({ topic, jobId }: ContactAbout): URLSearchParams {
  const params = new URLSearchParams();
  if (topic) params.set('topic', topic);
  if (jobId) params.set('job', String(jobId));
  return params;
}
