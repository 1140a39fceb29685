import { describeElementContract } from './contract/element-contract.ts';
import { jobBoardSubject } from './subjects/job-board-subject.ts';

describeElementContract(jobBoardSubject);
