import { Alert } from '../../../ui/Alert';
import { ContentFragment } from '../content/ContentFragment';
import type { Guidance } from './form-shape';

/** The guidance below the selects. A redirect fragment is in the blue box (@spec §2 Query submission form). */
export function SelfHelp({ guidance }: { guidance: readonly Guidance[] }) {
  return guidance.map(({ path, isRedirect }) =>
    isRedirect ? (
      <Alert key={path} tone="info">
        <ContentFragment path={path} />
      </Alert>
    ) : (
      <div key={path} className="self-help">
        <ContentFragment path={path} />
      </div>
    ),
  );
}
