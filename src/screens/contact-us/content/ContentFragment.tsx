import { useApi } from '../../../api/api-context';
import { contentFolder, FRAGMENT } from '../../../api/resources/content';
import { SafeHtmlView } from '../../../html/SafeHtmlView';
import { useApiQuery } from '../../../requests/use-api-query';
import { useSettings } from '../../../settings/settings-context';
import { useText } from '../../../text/text-context';
import { SkeletonLines } from '../../../ui/Skeleton';

/** A remote fragment of HTML: loading, then its content or 'Unable to load content.' (@spec §2, §4). */
export function ContentFragment({ path }: { path: string }) {
  const text = useText();
  const { content } = useApi();
  const settings = useSettings();
  const { data, error, isLoading } = useApiQuery(
    [FRAGMENT, path],
    async (signal) => {
      // The sanitiser loads with the first fragment. Only sanitised HTML is cached.
      const [html, { sanitizeFragment }] = await Promise.all([
        content.fragment(path, { signal }),
        import('../../../html/sanitize-fragment'),
      ]);
      return sanitizeFragment(html, {
        page: settings.siteRoot,
        content: settings.contentBase,
        images: contentFolder(settings),
      });
    },
    { revalidateIfStale: false },
  );
  // One live region for both states, because screen readers may skip a region that is inserted with its text.
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
