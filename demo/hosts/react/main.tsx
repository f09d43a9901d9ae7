import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MedicalAidInquiries, type Messages } from 'medical-aid-inquiries/react';

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
        <MedicalAidInquiries
          origin={origin}
          messages={messages}
          onQuerySubmitted={({ detail }) => setSent(detail.referenceNumber)}
        />
      )}
    </>
  );
}

createRoot(document.querySelector('main')!).render(
  <StrictMode>
    <Portal />
  </StrictMode>,
);
