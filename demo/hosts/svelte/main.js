import { mount } from 'svelte';
import 'medical-aid-inquiries';
import Portal from './Portal.svelte';

mount(Portal, { target: document.querySelector('main') });
