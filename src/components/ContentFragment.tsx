import { useApi } from '../api/api-context';
import { contentFolder } from '../api/content';
import { SafeHtmlView } from '../html/SafeHtmlView';
import { useSettings } from '../settings/settings-context';
import { useText } from '../settings/text-context';
import { SkeletonLines } from '../ui/Skeleton';
import { useRead } from './use-read';

/** A remote fragment of HTML: loading, then shown or 'Unable to load content.' (@spec §2, §4). */
export function ContentFragment({ path }: { path: string }) {
  const text = useText();
  const { content } = useApi();
  const settings = useSettings();
  const { data, error, isLoading } = useRead(
    ['fragment', path],
    async (signal) => {
      // The sanitiser comes with the first fragment; the cache holds only what it has passed.
      const [html, { sanitizeFragment }] = await Promise.all([
        content.fragment(path, { signal }),
        import('../html/sanitize-fragment'),
      ]);
      return sanitizeFragment(html, {
        page: settings.siteRoot,
        content: settings.contentBase,
        images: contentFolder(settings),
      });
    },
    { revalidateIfStale: false },
  );
  // One live region for both: a new one with words in it is not always announced.
  if (isLoading || error !== undefined) {
    return (
      <div role="status" className={isLoading ? 'skeleton' : 'content-failed'}>
        {isLoading ? (
          <SkeletonLines lines={3} label={text.common.loading} />
        ) : (
          text.errors.contentFailed
        )}
      </div>
    );
  }
  return data && <SafeHtmlView html={data} className="content" />;
}
