import { useText } from '../../text/text-context';
import { Card } from '../../ui/Card';
import { LoginForm } from '../login/LoginForm';
import { loginOf } from './sending';
import type { SendingStore } from './sending-store';
import { useOfSending } from './use-sending';

/** A login form shown when the session has ended at sending. */
export function ResumeLogin({ sending }: { sending: SendingStore<unknown> }) {
  const text = useText();
  const login = useOfSending(sending, loginOf);
  const isChecking = useOfSending(sending, (now) => now.is === 'checking');
  if (login?.by !== 'element') return null;
  return (
    <Card title={text.login.title}>
      <LoginForm
        isChecking={isChecking}
        onLoggedIn={() => {
          sending.act({ type: 'loggedIn', snapshot: login.snapshot });
        }}
      />
    </Card>
  );
}
