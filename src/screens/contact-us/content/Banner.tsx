import type { BannerSettings } from '../../../settings/settings';
import { ContentImage } from './ContentImage';

// The browser would ignore an invalid value and keep the previous colour.
const isColour = (text: string | undefined) => text !== undefined && CSS.supports('color', text);

/** A banner image with an optional centred heading and its colour (@spec §2 Content loader). */
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
