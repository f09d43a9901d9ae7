import { useState } from 'react';
import { createLogin, LoginForm } from '../components/login/LoginForm';
import { useText } from '../text/text-context';
import { Card } from '../ui/Card';
import { useOfStore } from '../ui/use-store';
import { loginOf } from './sending';
import type { SendingStore } from './sending-store';

/**
 * A login form shown when the session has ended at sending. What was typed in it stays, as Send may be pressed before
 * it is complete.
 */
export function ResumeLogin({ sending }: { sending: SendingStore<unknown> }) {
  const text = useText();
  const login = useOfStore(sending, loginOf);
  const [form] = useState(createLogin);
  if (login?.by !== 'element') return null;
  return (
    <Card title={text.login.title}>
      <LoginForm
        form={form}
        onLoggedIn={() => {
          form.send({ type: 'emptied' });
          sending.act({ type: 'loggedIn', snapshot: login.snapshot });
        }}
      />
    </Card>
  );
}
