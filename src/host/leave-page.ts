/** Leaves for another page of the site: where a login ends (@spec §2 Login screen). */
export const leavePage = (url: string): void => {
  window.location.assign(url);
};
