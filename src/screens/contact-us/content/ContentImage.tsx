import { useCallback, useState } from 'react';
import { HttpFailure } from '../../../api/http-failure';
import { contentUrl, FRAGMENT_CALL } from '../../../api/resources/content';
import { useEmit } from '../../../host/host-context';
import { useSettings } from '../../../settings/settings-context';
import { useText } from '../../../text/text-context';
import { Skeleton } from '../../../ui/Skeleton';
import { useCatch } from '../../../ui/use-catch';

interface ContentImageProps {
  readonly path: string;
  /** '' for a decorative image. */
  readonly alt: string;
}

/**
 * An image of the content service: loading, then the image or 'Unable to load content.' (@spec §2 Content loader).
 */
export function ContentImage({ path, alt }: ContentImageProps) {
  const caught = useCatch();
  const text = useText();
  const settings = useSettings();
  const emit = useEmit();
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const url = contentUrl(settings, path);
  const fail = () => {
    const { call, status, message } = new HttpFailure('network', FRAGMENT_CALL, url, 0, '', '');
    emit('request-failed', { call, status, message });
    setState('failed');
  };
  // Set once the image is in the page, because React may discard and restart a render, and Firefox would then request
  // the image twice.
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
