import { useEffect, useRef, type ChangeEvent, type RefObject } from 'react';
import { FILE_EXTENSIONS } from '../../domain/limits';
import { useText } from '../../text/text-context';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useCatch } from '../../ui/use-catch';
import { Words } from '../../ui/Words';
import { useForm } from '../forms/form-context';
import type { FileChoice } from '../visit/form-state';
import { useDrop } from './use-drop';

const ACCEPT = FILE_EXTENSIONS.map((extension) => `.${extension}`).join();
/** The accepted file types that a camera produces. */
const PHOTOS = 'image/jpeg,image/png';

interface FileChooserProps {
  readonly name: string;
  readonly label: string;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly describedBy: string;
  /** Called before the member chooses. */
  readonly onOpen: () => void;
  readonly onChoose: (choice: FileChoice) => void;
}

/** The drop zone with its button, and on phones a camera button. */
export function FileChooser(props: FileChooserProps) {
  const { name, label, button, describedBy, onOpen, onChoose } = props;
  const caught = useCatch();
  const t = useText().attachments;
  const isOver = useDrop(button, onChoose);
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);

  const { send } = useForm();
  useEffect(() => {
    const closed = () => {
      send({ type: 'closed' });
    };
    const inputs = [chooser.current, camera.current];
    // React does not listen to it.
    for (const input of inputs) input?.addEventListener('cancel', closed);
    return () => {
      for (const input of inputs) input?.removeEventListener('cancel', closed);
    };
  }, [send]);

  const open = (input: HTMLInputElement | null) => {
    onOpen();
    input?.click();
  };
  const addChosen = (input: HTMLInputElement) => {
    send({ type: 'closed' });
    onChoose({ files: [...(input.files ?? [])] });
    // Reset, so that a removed file can be chosen again.
    input.value = '';
  };
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    addChosen(currentTarget);
  };
  return (
    <div className={`drop-zone${isOver ? ' drop-zone-over' : ''}`} part="drop-zone">
      <Button
        ref={button}
        name={name}
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
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept={ACCEPT}
        aria-label={label}
        onClick={caught(() => {
          send({ type: 'opened', open: 'files' });
        })}
        onChange={caught(take)}
      />
      <input
        ref={camera}
        type="file"
        hidden
        accept={PHOTOS}
        capture="environment"
        aria-label={t.camera}
        onClick={caught(() => {
          send({ type: 'opened', open: 'camera' });
        })}
        onChange={caught(take)}
      />
    </div>
  );
}
