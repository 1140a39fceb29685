import { describeElementContract } from './contract/element-contract.ts';
import { assistantSubject } from './subjects/assistant-subject.ts';

describeElementContract(assistantSubject);
