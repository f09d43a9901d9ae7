import { Button, Key } from 'selenium-webdriver';

/** WebDriver's code of a named key such as ArrowLeft. Any other key is a character. */
const keyOf = (name) =>
  name === 'Backspace'
    ? Key.BACK_SPACE
    : (Key[name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()] ?? name);

const buttonOf = ({ button = 'left' } = {}) => Button[button.toUpperCase()];

/** How long a window may take to reach its size, in milliseconds. */
const RESIZE_MS = 5000;

/** The window of a WebDriver session, with the methods of a puppeteer page that the runner's commands use. */
export function createPage(driver) {
  const actions = () => driver.actions({ async: true });
  const moveTo = (x, y) => actions().move({ x, y, duration: 0 });
  const innerSize = () => driver.executeScript('return [innerWidth, innerHeight]');

  return {
    keyboard: {
      type: (text) => actions().sendKeys(text).perform(),
      press: (name) => actions().sendKeys(keyOf(name)).perform(),
      down: (name) => actions().keyDown(keyOf(name)).perform(),
      up: (name) => actions().keyUp(keyOf(name)).perform(),
    },
    mouse: {
      move: (x, y) => moveTo(x, y).perform(),
      click: (x, y, options) =>
        moveTo(x, y).press(buttonOf(options)).release(buttonOf(options)).perform(),
      down: (options) => actions().press(buttonOf(options)).perform(),
      up: (options) => actions().release(buttonOf(options)).perform(),
      reset: () => actions().clear(),
    },
    /** Also measures the window's borders and toolbars, which add to its size and can't be queried. */
    async setViewport({ width, height }) {
      const window = driver.manage().window();
      const [innerWidth, innerHeight] = await innerSize();
      const outer = await window.getRect();
      await window.setRect({
        width: outer.width + width - innerWidth,
        height: outer.height + height - innerHeight,
      });
      // The window resizes asynchronously.
      const shows = async () => String(await innerSize()) === String([width, height]);
      await driver.wait(shows, RESIZE_MS, `The window does not show ${width} by ${height}`);
    },
  };
}
