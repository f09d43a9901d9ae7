import { hydrateRoot } from 'react-dom/client';
import { Portal } from './Portal.jsx';

hydrateRoot(document.querySelector('main'), <Portal />);
