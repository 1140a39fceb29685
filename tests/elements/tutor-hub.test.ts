import { describeElementContract } from './contract/element-contract.ts';
import { tutorHubSubject } from './subjects/tutor-hub-subject.ts';

describeElementContract(tutorHubSubject);
