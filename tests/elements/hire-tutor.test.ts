import { describeElementContract } from './contract/element-contract.ts';
import { hireTutorSubject } from './subjects/hire-tutor-subject.ts';

describeElementContract(hireTutorSubject);
