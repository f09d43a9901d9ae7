import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import 'medical-aid-inquiries';

// React 18 sets attributes only, and knows no events but its own.
function Portal() {
  const element = useRef(null);
  const [origin, setOrigin] = useState(null);
  const [sent, setSent] = useState('');
  useEffect(() => {
    const { current } = element;
    const onSent = ({ detail }) => setSent(detail.referenceNumber);
    current.addEventListener('query-submitted', onSent);
    return () => current.removeEventListener('query-submitted', onSent);
  }, []);
  const inAfrikaans = () => {
    element.current.messages = { contactUs: { title: 'Hoe kan ons help?' } };
  };
  return (
    <>
      <button onClick={inAfrikaans}>In Afrikaans</button>
      <button onClick={() => setOrigin('medxpress')}>Medicine delivery</button>
      <output>{sent}</output>
      <medical-aid-inquiries ref={element} origin={origin} />
    </>
  );
}

createRoot(document.querySelector('main')).render(<Portal />);
