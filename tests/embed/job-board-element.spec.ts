import { describeElementContract } from './element-contract.ts';
import { jobBoardSubject } from './job-board-subject.ts';

describeElementContract(jobBoardSubject);
