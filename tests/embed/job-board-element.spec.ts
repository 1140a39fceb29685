import { jobBoardSubject } from '../elements/subjects/job-board-subject.ts';
import { describeElementContract } from './element-contract.ts';

describeElementContract(jobBoardSubject);
