/** A UUID. */
export const newId = (): string => crypto.randomUUID();
