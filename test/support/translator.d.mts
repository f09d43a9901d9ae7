interface Translator {
  readonly translate: () => void;
  readonly follow: () => void;
  readonly stop: () => void;
}

export function createTranslator(mark?: string): Translator;
