import { jobDetailSubject } from '../elements/subjects/job-detail-subject.ts';
import { describeElementContract } from './element-contract.ts';

describeElementContract(jobDetailSubject);
