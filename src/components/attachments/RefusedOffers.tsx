import { RefusedPhotos } from './photos/RefusedPhotos';
import type { Attachments } from './use-attachments';

/** Offers that follow the reasons why files were not added. */
export const RefusedOffers = ({ attachments }: { readonly attachments: Attachments }) => (
  <RefusedPhotos attachments={attachments} />
);
