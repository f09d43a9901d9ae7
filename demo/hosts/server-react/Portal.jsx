import { StrictMode, useState } from 'react';
import { MedicalAidInquiries } from 'medical-aid-inquiries/react';

const ENGLISH = { contactUs: { title: 'How can we help?' } };
const AFRIKAANS = { contactUs: { title: 'Hoe kan ons help?' } };

export function Portal() {
  const [origin, setOrigin] = useState(null);
  const [messages, setMessages] = useState(ENGLISH);
  const [sent, setSent] = useState([]);
  const [isThere, setIsThere] = useState(true);
  return (
    <StrictMode>
      <button onClick={() => setMessages(AFRIKAANS)}>In Afrikaans</button>
      <button onClick={() => setOrigin('medxpress')}>Medicine delivery</button>
      <button onClick={() => setIsThere(!isThere)}>Show or hide</button>
      <output>{sent.join()}</output>
      {isThere && (
        <MedicalAidInquiries
          className="inquiries"
          hidden={false}
          timelineUrl="/timeline"
          origin={origin}
          messages={messages}
          onClick={() => undefined}
          onQuerySubmitted={({ detail }) => setSent([...sent, detail.referenceNumber])}
        >
          <a href="tel:0860000000">0860 000 000</a>
        </MedicalAidInquiries>
      )}
    </StrictMode>
  );
}
