import { useState } from 'react';
import { createLogin, LoginForm } from '../components/login/LoginForm';
import { useOfMember } from '../requests/MemberScope';
import { useText } from '../text/text-context';
import { Card } from '../ui/Card';
import { useOfStore } from '../ui/use-store';
import { loginOf } from './sending';
import type { SendingStore } from './sending-store';

interface ResumeLoginProps {
  readonly sending: SendingStore<unknown>;
}

/** A login form shown when the session has ended at sending, remounted for another member. */
export function ResumeLogin(props: ResumeLoginProps) {
  return <LoginOfMember key={useOfMember(({ since }) => since)} {...props} />;
}

/** What was typed in it stays, as Send may be pressed before it is complete. */
function LoginOfMember({ sending }: ResumeLoginProps) {
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
