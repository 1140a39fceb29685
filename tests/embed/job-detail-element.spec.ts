import { describeElementContract } from './element-contract.ts';
import { jobDetailSubject } from './job-detail-subject.ts';

describeElementContract(jobDetailSubject);
