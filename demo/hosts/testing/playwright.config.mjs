export default {
  use: {
    baseURL: process.env.PORTAL,
    launchOptions: { executablePath: process.env.CHROME_PATH },
  },
};
