import { useCallback, useState } from 'react';
import { contentUrl, FRAGMENT_CALL } from '../api/content';
import { HttpFailure } from '../api/http-failure';
import { useAnnounce } from '../host/host-context';
import { useSettings } from '../settings/settings-context';
import { useText } from '../settings/text-context';
import { Skeleton } from '../ui/Skeleton';
import { useCatch } from '../ui/use-catch';

interface ContentImageProps {
  readonly path: string;
  /** What it shows; '' for one that only decorates. */
  readonly alt: string;
}

/** An image of the content service: loading, then shown or 'Unable to load content.' (@spec §2 Content loader). */
export function ContentImage({ path, alt }: ContentImageProps) {
  const caught = useCatch();
  const text = useText();
  const settings = useSettings();
  const announce = useAnnounce();
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const url = contentUrl(settings, path);
  const fail = () => {
    const { call, status, message } = new HttpFailure('network', FRAGMENT_CALL, url, 0, '', '');
    announce('request-failed', { call, status, message });
    setState('failed');
  };
  // Not before it stands in the page: React drops what a rendering that it begins anew had made, and
  // Firefox would ask for the image again.
  const load = useCallback(
    (image: HTMLImageElement | null) => {
      image?.setAttribute('src', url);
    },
    [url],
  );
  if (state === 'failed') return <p className="content-failed">{text.errors.contentFailed}</p>;
  return (
    <>
      {state === 'loading' && <Skeleton lines={1} label={text.common.loading} />}
      <img
        ref={load}
        alt={alt}
        onLoad={caught(() => {
          setState('shown');
        })}
        onError={caught(fail)}
      />
    </>
  );
}
