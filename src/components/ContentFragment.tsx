import { useApi } from '../api/api-context';
import { contentFolder } from '../api/content';
import { SafeHtmlView } from '../html/SafeHtmlView';
import { useSettings } from '../settings/settings-context';
import { useText } from '../settings/text-context';
import { Skeleton } from '../ui/Skeleton';
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
  if (isLoading) return <Skeleton lines={3} label={text.common.loading} />;
  if (error !== undefined) return <p className="content-failed">{text.errors.contentFailed}</p>;
  return data && <SafeHtmlView html={data} className="content" />;
}
