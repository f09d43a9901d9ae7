import { expect } from '@open-wc/testing';
import { createElement, type HTMLAttributes } from 'react';
import { renderInto } from '../../../src/app/react-root';

/** A handler of each common kind, with the event that triggers it. */
const KINDS: readonly (readonly [keyof HTMLAttributes<Element>, Event])[] = [
  ['onKeyDown', new KeyboardEvent('keydown', { key: 'a', bubbles: true })],
  ['onKeyUp', new KeyboardEvent('keyup', { key: 'a', bubbles: true })],
  ['onInput', new InputEvent('input', { bubbles: true })],
  ['onCompositionStart', new CompositionEvent('compositionstart', { bubbles: true })],
  ['onPaste', new ClipboardEvent('paste', { bubbles: true })],
  ['onCopy', new ClipboardEvent('copy', { bubbles: true })],
  ['onWheel', new WheelEvent('wheel', { bubbles: true })],
  ['onScroll', new Event('scroll')],
  ['onAnimationEnd', new AnimationEvent('animationend', { bubbles: true })],
  ['onTransitionEnd', new TransitionEvent('transitionend', { bubbles: true })],
  ['onPointerDown', new PointerEvent('pointerdown', { bubbles: true })],
  ['onPointerMove', new PointerEvent('pointermove', { bubbles: true })],
  ['onPointerEnter', new PointerEvent('pointerover', { bubbles: true })],
  ['onMouseDown', new MouseEvent('mousedown', { bubbles: true })],
  ['onContextMenu', new MouseEvent('contextmenu', { bubbles: true })],
  ['onDoubleClick', new MouseEvent('dblclick', { bubbles: true })],
  ['onTouchStart', new Event('touchstart', { bubbles: true })],
  ['onDragStart', new Event('dragstart', { bubbles: true })],
  ['onFocus', new FocusEvent('focusin', { bubbles: true })],
  ['onBlur', new FocusEvent('focusout', { bubbles: true })],
  ['onInvalid', new Event('invalid')],
  ['onToggle', new Event('toggle')],
  ['onLoad', new Event('load')],
];

describe('a handler that a developer adds to a component', () => {
  let root: Element;
  beforeEach(() => {
    const host = document.createElement('div');
    document.body.append(host);
    root = document.createElement('div');
    host.attachShadow({ mode: 'open' }).append(root);
  });
  afterEach(() => {
    (root.getRootNode() as ShadowRoot).host.remove();
  });

  for (const [name, event] of KINDS)
    it(`is called: ${name}`, async () => {
      const heard: string[] = [];
      const props = { [name]: ({ type }: { type: string }) => heard.push(type) };
      let react: ReturnType<typeof renderInto> | undefined;
      const node = await new Promise<Element>((resolve) => {
        const tag = name === 'onLoad' ? 'img' : name === 'onToggle' ? 'details' : 'input';
        const ref = (element: Element | null) => {
          if (element) resolve(element);
        };
        react = renderInto(root, createElement(tag, { ref, ...props }));
      });
      node.dispatchEvent(event);
      react?.unmount();
      expect(heard).to.have.lengthOf(1);
    });
});
