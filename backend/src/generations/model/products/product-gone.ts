/** Where an update finds that there is nothing to update. */
export const productGone = 'This product was deleted in Printify. Publish the design again to make a new one for free.';
export const furtherProductGone = 'This product was deleted in Printify. Retry to make a new one for free.';
