import { PagesOffer } from './pages/PagesOffer';
import { ListedPhotos } from './photos/ListedPhotos';
import type { Attachments } from './use-attachments';

/** Offers that follow the total of the listed files. */
export const ListedOffers = ({ attachments }: { readonly attachments: Attachments }) => (
  <>
    <ListedPhotos attachments={attachments} />
    <PagesOffer attachments={attachments} />
  </>
);
