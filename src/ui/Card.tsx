import { useId, type ReactNode, type Ref } from 'react';

interface CardProps {
  readonly title: string;
  /** The title's id, where something in the card is named by it too. */
  readonly titleId?: string;
  /** The title, to give it the focus. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** A titled section on a surface of its own. */
export function Card({ title, titleId, titleRef, children }: CardProps) {
  const ownId = useId();
  const id = titleId ?? ownId;
  return (
    <section className="card" part="card" data-card="" aria-labelledby={id}>
      <h3 ref={titleRef} id={id} tabIndex={-1}>
        {title}
      </h3>
      {children}
    </section>
  );
}
