import { useLocation } from 'wouter';
import type { OriginName } from '../origins';
import { paths } from '../routing/paths';
import { goBack } from '../routing/previous-page';
import { useText } from '../settings/text-context';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';

/**
 * Returns to the previous page of the visit (@spec §2); where there is none, to the contact page of
 * an origin.
 */
export function BackButton({ origin }: { origin: OriginName }) {
  const text = useText();
  const [, navigate] = useLocation();
  return (
    <div className="back">
      <Button
        look="quiet"
        onClick={() => {
          if (!goBack()) navigate(paths.contactUs.to(origin));
        }}
      >
        <Icon name="back" />
        {text.common.back}
      </Button>
    </div>
  );
}
