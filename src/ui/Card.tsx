import { useId, type Ref } from 'react';
import type { Elements } from './Words';

interface CardProps {
  readonly title: string;
  /** The title's id, if it also labels something inside the card. */
  readonly titleId?: string;
  /** Used to move the focus to the title. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly children: Elements;
}

/** A titled section. */
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
