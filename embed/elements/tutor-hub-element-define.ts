import { defineElement } from '../define-element.ts';
import { tutorHubAttributes } from './tutor-hub-attributes.ts';
import { TutorHubElement } from './tutor-hub-element.tsx';

defineElement('porua-tutor-hub', TutorHubElement, tutorHubAttributes);
