import { fileExtension } from '../domain/attachment-rules';
import { Icon, type IconName } from '../ui/Icon';

const ICONS = new Map<string, IconName>([
  ['pdf', 'pdf'],
  ['doc', 'document'],
  ['docx', 'document'],
  ['png', 'picture'],
  ['jpg', 'picture'],
  ['jpeg', 'picture'],
  ['tiff', 'picture'],
]);

/** The icon of a file type, by file extension. */
export const FileIcon = ({ fileName }: { fileName: string }) => (
  <Icon name={ICONS.get(fileExtension(fileName)) ?? 'file'} />
);
