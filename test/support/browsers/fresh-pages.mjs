/** Opens a new page for each test file, because a used page has a full history and loses entries. */
export function withFreshPages(launcher) {
  const stop = launcher.stopSession.bind(launcher);
  launcher.stopSession = async (id) => {
    const result = await stop(id);
    for (const { puppeteerPage } of launcher.inactivePages.splice(0)) {
      await puppeteerPage.browserContext().close();
    }
    return result;
  };
  return launcher;
}
