import { LoginFields } from '../../components/login/LoginForm';
import { useLogin, type Login } from '../../components/login/use-login';
import { ScreenHeading } from '../../components/page/ScreenHeading';
import { leavePage } from '../../host/leave-page';
import { ForOneMember } from '../../requests/MemberScope';
import { useMember } from '../../requests/use-member';
import { useSettings } from '../../settings/settings-context';
import { useText } from '../../text/text-context';

/** The login screen (@spec §2). After the login the browser navigates to the site root. */
export function LoginScreen() {
  const { siteRoot } = useSettings();
  const member = useMember();
  // Outlives a change of member, because a login that has changed the member may have failed afterwards.
  const login = useLogin(() => {
    // After a navigation back, a browser may show this page as it was left.
    member.forget();
    leavePage(siteRoot);
  });
  return (
    <ForOneMember>
      <LoginCard login={login} />
    </ForOneMember>
  );
}

function LoginCard({ login }: { readonly login: Login }) {
  const text = useText();
  return (
    <div className="stack login">
      <ScreenHeading>{text.login.title}</ScreenHeading>
      <div className="card" part="card">
        <LoginFields login={login} />
      </div>
    </div>
  );
}
