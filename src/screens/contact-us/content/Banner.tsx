import type { BannerSettings } from '../settings/settings';
import { ContentImage } from './ContentImage';

// The browser would ignore what is none, and keep the colour it had before.
const isColour = (text: string | undefined) => text !== undefined && CSS.supports('color', text);

/** An image of the content service with an optional centred heading of a colour (@spec §2 Content loader). */
export function Banner({ path, heading, colour }: BannerSettings) {
  return (
    <div className="banner" part="banner">
      <ContentImage path={path} alt="" />
      {heading !== undefined && (
        <p className="banner-heading" style={{ color: isColour(colour) ? colour : undefined }}>
          {heading}
        </p>
      )}
    </div>
  );
}
