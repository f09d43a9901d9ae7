/** Navigates to another page of the site after a login (@spec §2 Login screen). */
export const leavePage = (url: string): void => {
  window.location.assign(url);
};
