/** The Navigation API, if the browser has one. The types claim that all do. */
export const navigationOf = (view: Window): Navigation | undefined =>
  (view as { navigation?: Navigation }).navigation;
