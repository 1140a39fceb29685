/** Everything behind the launcher. */
import { defineElement } from '../define-element.ts';
import { assistantAttributes } from './assistant-attributes.ts';
import { AssistantElement } from './assistant-element.tsx';

defineElement('porua-assistant', AssistantElement, assistantAttributes);
