import { LoginForm } from '../../components/login/LoginForm';
import { ScreenHeading } from '../../components/page/ScreenHeading';
import { leavePage } from '../../host/leave-page';
import { useMember } from '../../requests/use-member';
import { useSettings } from '../../settings/settings-context';
import { useText } from '../../text/text-context';

/** The login screen (@spec §2). After the login the browser navigates to the site root. */
export function LoginScreen() {
  const text = useText();
  const { siteRoot } = useSettings();
  const member = useMember();
  return (
    <div className="stack login">
      <ScreenHeading>{text.login.title}</ScreenHeading>
      <div className="card" part="card">
        <LoginForm
          onLoggedIn={() => {
            // After a navigation back, a browser may show this page as it was left.
            member.forget();
            leavePage(siteRoot);
          }}
        />
      </div>
    </div>
  );
}
