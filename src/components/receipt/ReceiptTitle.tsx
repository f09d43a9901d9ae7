import { useLayoutEffect, useRef } from 'react';

interface ReceiptTitleProps {
  /** Below the heading of what it stands in. */
  readonly level: 'h3' | 'h4';
  readonly children: string;
}

/** The title of a success message; it takes the focus as it appears. */
export function ReceiptTitle({ level: Heading, children }: ReceiptTitleProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    title.current?.focus();
  }, []);
  return (
    <Heading ref={title} tabIndex={-1} className="receipt-title">
      {children}
    </Heading>
  );
}
