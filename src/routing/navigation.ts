/** The Navigation API, where the browser has one: the types say that all do. */
export const navigationOf = (view: Window): Navigation | undefined =>
  (view as { navigation?: Navigation }).navigation;
