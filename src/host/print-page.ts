/** Prints the page as it stands. */
export const printPage = (): void => {
  window.print();
};
