import { createApp } from 'vue';
import 'medical-aid-inquiries/vue';
import Portal from './Portal.vue';

createApp(Portal).mount('main');
