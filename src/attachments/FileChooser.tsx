import { useCallback, useRef, type ChangeEvent, type RefObject } from 'react';
import { useForm } from '../components/forms/form-context';
import { FILE_EXTENSIONS } from '../domain/limits';
import { useText } from '../text/text-context';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { useCatch } from '../ui/use-catch';
import { Words } from '../ui/Words';
import type { FileChoice } from './list/attachment-list';
import { useDrop } from './use-drop';

const ACCEPT = FILE_EXTENSIONS.map((extension) => `.${extension}`).join();
/** The accepted file types that a camera produces. */
const PHOTOS = 'image/jpeg,image/png';

interface FileInputProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly brings: 'files' | 'camera';
  readonly label: string;
  readonly onChoose: (choice: FileChoice) => void;
}

/** Opens the browser's chooser or the camera. */
function FileInput({ ref, brings, label, onChoose }: FileInputProps) {
  const caught = useCatch();
  const { send } = useForm();
  return (
    <input
      ref={ref}
      type="file"
      name={brings}
      hidden
      aria-label={label}
      {...(brings === 'files'
        ? { multiple: true, accept: ACCEPT }
        : { accept: PHOTOS, capture: 'environment' })}
      onClick={caught(() => {
        send({ type: 'dialogOpened', dialog: brings });
      })}
      onChange={caught(({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        send({ type: 'dialogClosed' });
        onChoose({ files: [...(currentTarget.files ?? [])] });
        // Reset, so that a removed file can be chosen again.
        currentTarget.value = '';
      })}
    />
  );
}

interface FileChooserProps {
  readonly label: string;
  readonly describedBy: string;
  /** Called before the member chooses. */
  readonly onOpen: () => void;
  readonly onChoose: (choice: FileChoice) => void;
}

/** The drop zone with its button, and on phones a camera button. */
export function FileChooser(props: FileChooserProps) {
  const { label, describedBy, onOpen, onChoose } = props;
  const t = useText().attachments;
  const button = useRef<HTMLButtonElement>(null);
  const isOver = useDrop(button, onChoose);
  const { get, send } = useForm();
  const onShown = useCallback(
    (zone: HTMLDivElement | null) => {
      const { contentId } = get();
      const closed = () => {
        send({ type: 'dialogClosed' });
      };
      // What is chosen after the form has left the screen is the form's, unless it was emptied meanwhile. The chooser
      // may have been opened on the prerendered page.
      const chosenLate = (event: Event) => {
        if (zone?.isConnected === true) return;
        event.stopImmediatePropagation();
        closed();
        if (get().contentId === contentId && event.target instanceof HTMLInputElement)
          onChoose({ files: [...(event.target.files ?? [])] });
      };
      // Not handled by React, and never removed, because a chooser may be open longer than the zone is shown.
      zone?.addEventListener('cancel', closed, true);
      zone?.addEventListener('change', chosenLate, true);
    },
    [get, send, onChoose],
  );
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);

  const open = (input: HTMLInputElement | null) => {
    onOpen();
    input?.click();
  };
  return (
    <div ref={onShown} className={`drop-zone${isOver ? ' drop-zone-over' : ''}`} part="drop-zone">
      <Button
        ref={button}
        name="files"
        aria-describedby={describedBy}
        onClick={() => {
          open(chooser.current);
        }}
      >
        <Icon name="upload" />
        <Words>{t.choose}</Words>
      </Button>
      <span className="camera">
        <Button
          name="camera"
          aria-describedby={describedBy}
          onClick={() => {
            open(camera.current);
          }}
        >
          <Icon name="camera" />
          <Words>{t.camera}</Words>
        </Button>
      </span>
      <span className="drop-hint">{t.drop}</span>
      <FileInput ref={chooser} brings="files" label={label} onChoose={onChoose} />
      <FileInput ref={camera} brings="camera" label={t.camera} onChoose={onChoose} />
    </div>
  );
}
