import { useLocation } from 'wouter';
import type { OriginName } from '../../origins';
import { goBack } from '../../routing/navigation';
import { pathTo } from '../../routing/routes';
import { useText } from '../../text/text-context';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Words } from '../../ui/Words';

/**
 * Returns to the previous page of the visit (@spec §2), or to the origin's contact page if there is none.
 */
export function BackButton({ origin }: { origin: OriginName }) {
  const text = useText();
  const [, navigate] = useLocation();
  return (
    <div className="back on-page">
      <Button
        look="quiet"
        onClick={() => {
          if (!goBack()) navigate(pathTo('contactUs', origin));
        }}
      >
        <Icon name="back" />
        <Words>{text.common.back}</Words>
      </Button>
    </div>
  );
}
