'use client';

import { useState } from 'react';
import { MedicalAidInquiries, type Messages } from 'medical-aid-inquiries/react';

export default function Help() {
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
