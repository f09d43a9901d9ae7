/** The portal's backend answers what is no page of this app. */
const backend = process.env.BACKEND;

export default {
  rewrites: () => ({ fallback: [{ source: '/:path*', destination: `${backend}/:path*` }] }),
};
