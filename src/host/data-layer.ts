/** An entry for the analytics data layer (@spec §4). It never contains text that the member wrote. */
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

/** Pushes to `window.dataLayer`, which is created if absent. Ignores exceptions of the host's code. */
export function pushToDataLayer(entry: DataLayerEntry): void {
  const host = window as { dataLayer?: unknown };
  try {
    host.dataLayer ??= [];
    (host.dataLayer as unknown[]).push(entry);
  } catch {
    // The submission has succeeded anyway.
  }
}
