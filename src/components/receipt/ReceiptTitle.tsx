import { useLayoutEffect, useRef } from 'react';
import { useLaterStyles } from '../later/use-later-styles';
import css from './ReceiptTitle.css';

interface ReceiptTitleProps {
  /** One below the surrounding heading. */
  readonly level: 'h3' | 'h4';
  readonly children: string;
}

/** The title of a success message. It takes the focus when it appears. */
export function ReceiptTitle({ level: Heading, children }: ReceiptTitleProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useLaterStyles(css, title);
  useLayoutEffect(() => {
    title.current?.focus();
  }, []);
  return (
    <Heading ref={title} tabIndex={-1} className="receipt-title">
      {children}
    </Heading>
  );
}
