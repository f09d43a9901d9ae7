import { memo } from 'react';
import { Banner } from '../../components/Banner';
import { ScreenHeading } from '../../components/ScreenHeading';
import type { Origin } from '../../origins';
import { useSettings } from '../../settings/settings-context';
import { useText } from '../../settings/text-context';
import { Icon } from '../../ui/Icon';
import { LogQueryCard } from './log-query/LogQueryCard';
import { OpenQueries } from './open-queries/OpenQueries';

/** The contact page of an origin (@spec §2 Contact page). A route that is completed renders none of it again. */
export const ContactUsScreen = memo(function ContactUsScreen({ origin }: { origin: Origin }) {
  const text = useText();
  const { banner, chatbotUrl } = useSettings();
  return (
    <div className="stack">
      {banner && <Banner key={banner.path} {...banner} />}
      <div className="contact-head">
        <ScreenHeading>{text.contactUs.title}</ScreenHeading>
        <a className="chatbot" part="chatbot" data-chatbot href={chatbotUrl}>
          <Icon name="chat" />
          {text.contactUs.chatbot}
        </a>
      </div>
      {origin.listsOpenQueries && <OpenQueries origin={origin} />}
      <LogQueryCard origin={origin} />
    </div>
  );
});
