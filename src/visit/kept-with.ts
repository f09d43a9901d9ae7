/**
 * Returns a function that creates a value once per owner, a visit or the `contentId` of a form, and keeps it as long as
 * the owner. The value outlives the screens. So a visit need not know the parts that keep something in it.
 */
export function keptWith<Value>(create: () => Value): (owner: object) => Value {
  const kept = new WeakMap<object, Value>();
  return (owner) => {
    const value = kept.get(owner) ?? create();
    kept.set(owner, value);
    return value;
  };
}
