import { renderToString } from 'react-dom/server';
import { Portal } from './Portal.jsx';

console.log(renderToString(<Portal />));
