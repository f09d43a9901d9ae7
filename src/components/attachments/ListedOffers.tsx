import { PagesOffer } from './pages/PagesOffer';
import { ListedPhotos } from './resize/ListedPhotos';
import type { Attachments } from './use-form-attachments';

/** Offers that follow the total of the listed files. */
export const ListedOffers = ({ attachments }: { readonly attachments: Attachments }) => (
  <>
    <ListedPhotos attachments={attachments} />
    <PagesOffer attachments={attachments} />
  </>
);
