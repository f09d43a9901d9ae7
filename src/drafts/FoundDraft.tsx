import { type ComponentType } from 'react';
import { useParts } from '../components/forms/form-parts';
import { keptFocus } from '../components/forms/kept-focus';
import { useOptionalText } from '../components/optional/use-optional-text';
import { formatMoment } from '../domain/scheme-clock';
import { FIRST_WORDS } from '../domain/shown-limits';
import type { StoredDraft } from '../draft-store/draft-store';
import { adoptStyles } from '../host/adopt-styles';
import type { Origin } from '../origins';
import { isUnderWay, type SentValues } from '../sending/sending';
import type { SendingStore } from '../sending/sending-store';
import { categoryWords } from '../text/code-words';
import { fill } from '../text/fill';
import { DRAFTS_TEXTS } from '../text/optional/drafts';
import { shownFileName, shownText } from '../text/shown-text';
import { useText } from '../text/text-context';
import type { Texts } from '../text/texts';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { useOfStore } from '../ui/use-store';
import { Words } from '../ui/Words';
import { offeredIn, type Notice } from './draft-state';
import css from './drafts.css';
import { focusFirstField } from './form-content';
import { makeInert } from './inert-form';
import { useDraftMachine } from './use-draft-machine';

adoptStyles(css);
const keepFocus = keptFocus(focusFirstField);

/** A draft that was being sent when its page was closed. */
export interface SendingDraft {
  readonly query: string;
  /** The numbers of the open queries that were known when it was sent. */
  readonly known: readonly string[];
}

interface HasDraft {
  readonly draft: StoredDraft;
}

interface FoundDraftProps {
  readonly sending: SendingStore<SentValues>;
  /** The origin of a new query; absent for an update. */
  readonly origin?: Origin | undefined;
  /** Looks up the query that may have arrived, where the origin lists its open queries. */
  readonly LookUp?: ComponentType<SendingDraft & { readonly origin: Origin }> | undefined;
}

type DraftTexts = (typeof DRAFTS_TEXTS)['drafts'];

const noticeWords = (texts: Record<keyof DraftTexts, string>, notice: Notice | undefined) => {
  if (notice?.is === 'deleted') return [texts.erased];
  if (notice?.is !== 'restored') return [];
  const lost = notice.lost.map(shownFileName);
  return [
    fill(texts.restored, { count: notice.files }),
    ...(lost.length > 0 ? [fill(texts.lost, { fileNames: lost.join(', ') })] : []),
    ...(notice.hasLostPhoto ? [texts.noPhoto] : []),
  ];
};

/** Distinguishes a draft from others by its category and first words. */
const aboutOf = (text: Texts, { values }: StoredDraft['content']) => {
  const { category = '', query = '' } = values;
  return [categoryWords(text, category), shownText(query.trim(), FIRST_WORDS)]
    .filter((words) => words !== '')
    .join(': ');
};

const offerWords = (
  text: Texts,
  texts: Record<keyof DraftTexts, string>,
  { content }: StoredDraft,
) => {
  const time = formatMoment(new Date(content.at));
  const found = fill(texts.found, { time, count: content.files.length });
  const about = aboutOf(text, content);
  return [found, ...(about ? [about] : []), ...(content.sending ? [texts.wasSending] : [])];
};

/** Looks up the query that a draft may have become when it was sent, where this is possible. */
function Arrived({ draft, origin, LookUp }: Omit<FoundDraftProps, 'sending'> & HasDraft) {
  const { values, sending } = draft.content;
  if (!LookUp || !origin?.listsOpenQueries || !sending?.known) return null;
  const { query = '' } = values;
  return <LookUp key={draft.id} origin={origin} query={query} known={sending.known} />;
}

/** Offers a draft that was kept on this device. The offer is announced and does not move the focus. */
export function FoundDraft({ sending, origin, LookUp }: FoundDraftProps) {
  const text = useText();
  const { drafts } = useOptionalText(DRAFTS_TEXTS);
  const [stored, { access, notice }] = useDraftMachine();
  const parts = useParts();
  const isBusy = useOfStore(sending, (now) => now.is === 'validating' || isUnderWay(now));
  const [draft] = offeredIn(access);

  const take = async (offered: StoredDraft, button: Element) => {
    // Files that are still being read belong to the form's present content. A refused one must be seen first.
    if ((await parts.prepare()) === false) return;
    const now = sending.get();
    if (!button.isConnected || now.is === 'validating' || isUnderWay(now)) return;
    void stored.act({ type: 'take', draft: offered });
  };
  const words = [...noticeWords(drafts, notice), ...(draft ? offerWords(text, drafts, draft) : [])];
  const content = (
    <>
      <div role="status">
        {words.map((each) => (
          <p key={each}>
            <Words>{each}</Words>
          </p>
        ))}
        {draft && <Arrived draft={draft} origin={origin} LookUp={LookUp} />}
      </div>
      {draft && (
        // The offer may disappear by itself, for example when the draft expires.
        <div ref={keepFocus} className="found-draft-actions">
          <Button
            aria-disabled={isBusy}
            onClick={isBusy ? undefined : ({ currentTarget }) => void take(draft, currentTarget)}
          >
            {drafts.continue}
          </Button>
          <Button look="quiet" onClick={() => void stored.act({ type: 'delete', draft })}>
            {drafts.delete}
          </Button>
        </div>
      )}
    </>
  );
  return (
    <div
      ref={access.is === 'taking' ? makeInert : undefined}
      className={words.length > 0 ? undefined : 'hidden-text'}
    >
      <Alert tone="info">{content}</Alert>
    </div>
  );
}
