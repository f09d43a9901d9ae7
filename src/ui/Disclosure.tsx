import { useId, useState, type ReactNode } from 'react';
import { Icon } from './Icon';
import { useCatch } from './use-catch';
import { Words } from './Words';

interface DisclosureProps {
  readonly label: string;
  /** Controls it from outside, for state that must outlive it. */
  readonly state?: readonly [isOpen: boolean, setIsOpen: (isOpen: boolean) => void];
  readonly children: ReactNode;
}

/** A button that shows and hides the content below it. Hidden content stays mounted, because a submission may run. */
export function Disclosure({ label, state, children }: DisclosureProps) {
  const caught = useCatch();
  const id = useId();
  const own = useState(false);
  const [isOpen, setIsOpen] = state ?? own;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <div className="disclosure">
      <button
        type="button"
        className="disclosure-button"
        part="disclosure"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={caught(() => {
          setIsOpen(!isOpen);
        })}
      >
        <Icon name="chevron" />
        <Words>{label}</Words>
      </button>
      {wasOpen && (
        <div id={id} className="disclosure-body" hidden={!isOpen}>
          {children}
        </div>
      )}
    </div>
  );
}
