/** The keys that tests press by name, as WebDriver codes them. */
const KEYS = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Meta: '\uE03D',
};
const BUTTONS = { left: 0, middle: 1, right: 2 };

function keyOf(name) {
  if ([...name].length > 1 && !KEYS[name]) throw new Error(`No code is known for the key ${name}`);
  return KEYS[name] ?? name;
}

/** In milliseconds: how long a window may take to have the size that it was given. */
const RESIZE_MS = 5000;

/** The window of a WebDriver session, with what the runner's commands use of a puppeteer page. */
export function createPage(session) {
  const perform = (source) => session.post('actions', { actions: [source] });
  const press = (...actions) => perform({ type: 'key', id: 'keyboard', actions });
  const point = (...actions) =>
    perform({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  const down = (value) => ({ type: 'keyDown', value });
  const up = (value) => ({ type: 'keyUp', value });
  const move = (x, y) => ({ type: 'pointerMove', origin: 'viewport', duration: 0, x, y });
  const buttonDown = (button = 'left') => ({ type: 'pointerDown', button: BUTTONS[button] });
  const buttonUp = (button = 'left') => ({ type: 'pointerUp', button: BUTTONS[button] });

  const innerSize = () =>
    session.post('execute/sync', { script: 'return [innerWidth, innerHeight]', args: [] });

  return {
    keyboard: {
      type: (text) => press(...[...text].flatMap((char) => [down(char), up(char)])),
      press: (name) => press(down(keyOf(name)), up(keyOf(name))),
      down: (name) => press(down(keyOf(name))),
      up: (name) => press(up(keyOf(name))),
    },
    mouse: {
      move: (x, y) => point(move(x, y)),
      click: (x, y, { button } = {}) => point(move(x, y), buttonDown(button), buttonUp(button)),
      down: ({ button } = {}) => point(buttonDown(button)),
      up: ({ button } = {}) => point(buttonUp(button)),
      reset: () => session.remove('actions'),
    },
    /** A window is larger than what it shows, by a frame of its own that cannot be asked for. */
    async setViewport({ width, height }) {
      const [innerWidth, innerHeight] = await innerSize();
      const outer = await session.get('window/rect');
      await session.post('window/rect', {
        width: outer.width + width - innerWidth,
        height: outer.height + height - innerHeight,
      });
      // The window takes the size when it likes.
      const end = Date.now() + RESIZE_MS;
      let shown;
      do {
        shown = await innerSize();
        if (shown[0] === width && shown[1] === height) return;
      } while (Date.now() < end);
      throw new Error(`The window shows ${shown.join(' by ')}, not ${width} by ${height}`);
    },
  };
}
