import { adoptStyles } from '../../host/adopt-styles';
import css from './ReceiptTitle.css';

adoptStyles(css);

const onShown = (title: HTMLHeadingElement | null) => {
  title?.focus();
};

interface ReceiptTitleProps {
  /** One below the surrounding heading. */
  readonly level: 'h3' | 'h4';
  readonly children: string;
}

/** The title of a success message. It takes the focus when it appears. */
export function ReceiptTitle({ level: Heading, children }: ReceiptTitleProps) {
  return (
    <Heading ref={onShown} tabIndex={-1} className="receipt-title">
      {children}
    </Heading>
  );
}
