import { defineElement } from '../define-element.ts';
import { hireTutorAttributes } from './hire-tutor-attributes.ts';
import { HireTutorElement } from './hire-tutor-element.tsx';

defineElement('porua-hire-tutor', HireTutorElement, hireTutorAttributes);
