import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Messages } from 'medical-aid-inquiries/react';
import 'medical-aid-inquiries/react';

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
          messages={messages}
          onquery-submitted={({ detail }) => setSent(detail.referenceNumber)}
        />
      )}
    </>
  );
}

createRoot(document.querySelector('main')!).render(<Portal />);
