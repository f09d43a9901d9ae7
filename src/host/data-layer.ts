/** What the analytics data layer is told (@spec §4); never what the member wrote. */
export type DataLayerEntry =
  | {
      readonly event: 'query-submitted';
      readonly referenceNumber: string | null;
      readonly origin: string;
    }
  | {
      readonly event: 'query-updated';
      readonly referenceNumber: string | null;
      readonly originalReferenceNumber: string;
    };

/** Pushes to `window.dataLayer`, made if absent. A layer that throws is the host's affair. */
export function pushToDataLayer(entry: DataLayerEntry): void {
  const host = window as { dataLayer?: unknown };
  try {
    host.dataLayer ??= [];
    (host.dataLayer as unknown[]).push(entry);
  } catch {
    // A submission has succeeded whatever analytics make of it.
  }
}
