/** Addresses that the server serves during development; everything else is the app. */
const serverPaths = [
  '/api',
  '/pictures',
  '/uploads',
  '/videos',
  '/avatars',
  '/sandbox',
  '/dev',
  '/docs',
  '/openapi.json',
  '/healthz',
  '/readyz',
]

/** H5 with hot reload on its own port, the server's addresses passed on to it. */
export const devServer = {
  port: Number(process.env.DEV_PORT ?? 10086),
  open: false,
  proxy: [{ context: serverPaths, target: process.env.DEV_SERVER ?? 'http://localhost:3000' }],
}
