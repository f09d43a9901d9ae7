import { afterEveryTest } from './after-every-test';

const RealDate = Date;

/** Sets the page's clock to a moment, from which it keeps running. It is reset after the test. */
export function setClock(moment: string): void {
  const ahead = RealDate.parse(moment) - RealDate.now();
  window.Date = class extends RealDate {
    constructor(...values: unknown[]) {
      if (values.length === 0) super(RealDate.now() + ahead);
      else super(...(values as [number]));
    }

    static override now() {
      return RealDate.now() + ahead;
    }
  } as DateConstructor;
}

afterEveryTest(() => {
  window.Date = RealDate;
});
