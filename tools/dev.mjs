import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensurePackages } from './setup/ensure-packages.mjs'
import { root } from './setup/root.mjs'
import { main } from './setup/console.mjs'

const port = process.env.PORT ?? '3000'
const devPort = process.env.DEV_PORT ?? '10086'

/** Both halves of the app: each is started, and when one ends the other ends too. */
const halves = () => [
  spawn(
    process.execPath,
    [
      join(root, 'node_modules/tsx/dist/cli.mjs'),
      'watch',
      '--tsconfig',
      'server/tsconfig.json',
      'server/main/server.ts',
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PORT: port },
    },
  ),
  spawn(process.execPath, [join(root, 'tools/taro.mjs'), 'h5', '--watch'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, DEV_PORT: devPort, DEV_SERVER: `http://localhost:${port}` },
  }),
]

await main(async () => {
  await ensurePackages()
  console.log(
    `Server in watch mode on http://localhost:${port}, app with hot reload on http://localhost:${devPort}. Ctrl+C stops both.`,
  )
  const running = halves()
  const stop = () => running.forEach((half) => half.kill('SIGTERM'))
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
  for (const half of running) half.on('close', stop)
  await Promise.all(running.map((half) => new Promise((resolve) => half.on('close', resolve))))
})
