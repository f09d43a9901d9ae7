import { render } from 'preact';
import { useState } from 'preact/hooks';
import type { Messages } from 'medical-aid-inquiries/preact';
import 'medical-aid-inquiries/preact';

function Portal() {
  const [origin, setOrigin] = useState<'medxpress' | null>(null);
  const [messages, setMessages] = useState<Messages | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const [isThere, setIsThere] = useState(true);
  return (
    <>
      <button onClick={() => setMessages({ contactUs: { title: 'Hoe kan ons help?' } })}>
        In Afrikaans
      </button>
      <button onClick={() => setOrigin('medxpress')}>Medicine delivery</button>
      <button onClick={() => setIsThere(!isThere)}>Show or hide</button>
      <output>{sent}</output>
      {isThere && (
        <medical-aid-inquiries
          origin={origin}
          messages={messages && JSON.stringify(messages)}
          onquery-submitted={({ detail }) => setSent(detail.referenceNumber)}
        />
      )}
    </>
  );
}

render(<Portal />, document.querySelector('main')!);
