interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly repeat: boolean;
  readonly isComposing: boolean;
}

/** Whether a key in a control submits its form: Ctrl+Enter, or ⌘+Enter. */
export const isSubmitKey = ({ key, ctrlKey, metaKey, repeat, isComposing }: Key): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && !isComposing && !repeat;
