type OnException = (error: unknown) => void;

/** Of the element whose event React is handling. */
let onException: OnException | undefined;

/** The build puts this in the place of the `reportError` with which React tells the page of a handler's exception. */
export const reportException: OnException = (error) => {
  (onException ?? reportError)(error);
};

/**
 * What the components answer to. React would listen to every event that there is, twice, and a key in a long
 * text would pay for each that it fires.
 */
const HEARD = new Set([
  'change',
  'click',
  'dragleave',
  'dragover',
  'drop',
  'focusin',
  'focusout',
  'input',
  'keydown',
  'mouseout',
  'mouseover',
  'pointerdown',
  'submit',
]);

const answering = new WeakSet<EventTarget>();

/** React hears no more of what is typed into a control that answers for itself: a key would go through it twice. */
export const answerTyping = (control: EventTarget): void => void answering.add(control);

/** Who hears of the exceptions in a node's handlers; React listens once to a node, whatever roots it gets. */
const listeners = new WeakMap<Node, OnException>();

/**
 * Makes a React root that listens only to what its components answer to. What the handler of an event that
 * bubbles throws the element hears of, and not the page (@spec §8).
 * @param makeRoot adds React's listeners to the node
 */
export function makeReactRoot<Root>(node: Node, tell: OnException, makeRoot: () => Root): Root {
  listeners.set(node, tell);
  node.addEventListener = listenFor(node);
  try {
    return makeRoot();
  } finally {
    Reflect.deleteProperty(node, 'addEventListener');
  }
}

/** Tells nobody any more of the exceptions in a node's handlers. */
export const endReactRoot = (node: Node): void => void listeners.delete(node);

function listenFor(node: Node): Node['addEventListener'] {
  const { addEventListener } = node;
  return (
    type: string,
    listener: (event: Event) => void,
    options?: AddEventListenerOptions | boolean,
  ) => {
    if (!HEARD.has(type)) return;
    const handle = (event: Event) => {
      if (type === 'input' && event.target && answering.has(event.target)) return;
      const before = onException;
      onException = listeners.get(node);
      try {
        listener(event);
      } finally {
        onException = before;
      }
    };
    addEventListener.call(node, type, handle, options);
  };
}
