import { fill } from '../text/fill';
import { shownFileName } from '../text/shown-text';
import { useText } from '../text/text-context';
import type { Texts } from '../text/texts';
import { Words } from '../ui/Words';
import type { Announcement } from './list/attachment-list';

function wordsOf({ attachments: t }: Texts, announcement: Announcement): string {
  if (announcement.is === 'said') return announcement.words;
  if (announcement.is === 'added') return fill(t.added, { count: announcement.count });
  return fill(t[announcement.is], { fileName: shownFileName(announcement.file.name) });
}

/** Announces the last change to screen readers. */
export function Announced({ announcement }: { announcement: Announcement | undefined }) {
  const text = useText();
  return (
    <span className="hidden-text">
      <Words>{`${announcement ? wordsOf(text, announcement) : ''} `}</Words>
    </span>
  );
}
