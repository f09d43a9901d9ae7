import { memo } from 'react';
import { ScreenHeading } from '../../components/page/ScreenHeading';
import type { Origin } from '../../origins';
import { useSettings } from '../../settings/settings-context';
import { useText } from '../../text/text-context';
import { Icon } from '../../ui/Icon';
import { Words } from '../../ui/Words';
import { Banner } from './content/Banner';
import { LogQueryCard } from './log-query/LogQueryCard';
import { OpenQueries } from './open-queries/OpenQueries';

/** The contact page of an origin (@spec §2). Memoised, so that completing the route's address does not render it. */
export const ContactUsScreen = memo(function ContactUsScreen({ origin }: { origin: Origin }) {
  const text = useText();
  const { banner, chatbotUrl } = useSettings();
  return (
    <div className="stack">
      {banner && <Banner key={banner.path} {...banner} />}
      <div className="contact-head">
        <ScreenHeading>{text.contactUs.title}</ScreenHeading>
        <a className="chatbot on-page" part="chatbot" data-chatbot href={chatbotUrl}>
          <Icon name="chat" />
          <Words>{text.contactUs.chatbot}</Words>
        </a>
      </div>
      {origin.listsOpenQueries && <OpenQueries origin={origin} />}
      <LogQueryCard origin={origin} />
    </div>
  );
});
