import { defineElement } from '../define-element.ts';
import { hireTutorWidget } from './hire-tutor-widget.tsx';

defineElement('porua-hire-tutor', hireTutorWidget);
