import { ADDRESSES } from './addresses';
import { CLOBBERING } from './clobbering';
import { COMMENTS } from './comments';
import { DOCUMENTS } from './documents';
import { ENCODINGS } from './encodings';
import { FORMS } from './forms';
import { LOADING } from './loading';
import { MUTATION } from './mutation';
import { NAMESPACES } from './namespaces';
import { NESTING } from './nesting';
import type { Family } from './payload';
import { SCRIPTS } from './scripts';
import { STYLES } from './styles';

export const FAMILIES: Readonly<Record<string, Family>> = {
  'script in every place': SCRIPTS,
  'markup that changes when it is read again': MUTATION,
  'drawings and formulas': NAMESPACES,
  'names that shadow properties': CLOBBERING,
  'styles that fetch or leave their place': STYLES,
  'controls and forms': FORMS,
  'addresses that are no pages': ADDRESSES,
  'what loads by itself': LOADING,
  'what a page may say of itself': DOCUMENTS,
  'script that is spelled otherwise': ENCODINGS,
  'comments and declarations': COMMENTS,
  'deep and wide trees': NESTING,
};
