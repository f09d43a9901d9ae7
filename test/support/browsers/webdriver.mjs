import { Capabilities, WebDriver } from 'selenium-webdriver';
import { Executor, HttpClient } from 'selenium-webdriver/http/index.js';
import { DriverService } from 'selenium-webdriver/remote/index.js';

/**
 * Starts a WebDriver program and a session, with the browser and its first window. Quitting the session ends the
 * program.
 * @param env additional environment variables
 */
export async function startWebDriver(program, capabilities, env = {}) {
  const service = new DriverService.Builder(program)
    .setLoopback(true)
    .setEnvironment({ ...process.env, ...env })
    .build();
  const executor = new Executor(new HttpClient(await service.start()));
  const driver = WebDriver.createSession(executor, new Capabilities(capabilities), () =>
    service.kill(),
  );
  await driver.getSession();
  return driver;
}
