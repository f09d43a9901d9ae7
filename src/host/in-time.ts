/** Rejects if work takes longer than a number of milliseconds, because reading a file may never end. */
export async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new DOMException('It took too long', 'TimeoutError'));
    }, milliseconds);
  });
  // A page's own `Promise` may lack the method `finally`.
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
