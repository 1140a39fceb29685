import { describeElementContract } from './contract/element-contract.ts';
import { jobDetailSubject } from './subjects/job-detail-subject.ts';

describeElementContract(jobDetailSubject);
