import { LoginForm } from '../components/login/LoginForm';
import { useText } from '../text/text-context';
import { Card } from '../ui/Card';
import { useOfStore } from '../ui/use-store';
import { loginOf } from './sending';
import type { SendingStore } from './sending-store';

/** A login form shown when the session has ended at sending. */
export function ResumeLogin({ sending }: { sending: SendingStore<unknown> }) {
  const text = useText();
  const login = useOfStore(sending, loginOf);
  if (login?.by !== 'element') return null;
  return (
    <Card title={text.login.title}>
      <LoginForm
        onLoggedIn={() => {
          sending.act({ type: 'loggedIn', snapshot: login.snapshot });
        }}
      />
    </Card>
  );
}
