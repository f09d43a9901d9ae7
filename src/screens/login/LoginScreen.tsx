import { LoginForm } from '../../components/login/LoginForm';
import { ScreenHeading } from '../../components/ScreenHeading';
import { leavePage } from '../../host/leave-page';
import { useSettings } from '../../settings/settings-context';
import { useText } from '../../settings/text-context';

/** The login screen (@spec §2); a login ends at the site root. */
export function LoginScreen() {
  const text = useText();
  const { siteRoot } = useSettings();
  return (
    <div className="stack login">
      <ScreenHeading>{text.login.title}</ScreenHeading>
      <div className="card" part="card">
        <LoginForm
          onLoggedIn={() => {
            leavePage(siteRoot);
          }}
        />
      </div>
    </div>
  );
}
