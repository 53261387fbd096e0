import { serverNodeOptions } from '../server/main/node-options.mjs'
import { ensureApp, ensureServer } from './setup/ensure-built.mjs'
import { ensurePackages } from './setup/ensure-packages.mjs'
import { main } from './setup/console.mjs'

await main(async () => {
  await ensurePackages()
  await ensureApp('h5')
  await ensureServer()
  const command = ['node', ...serverNodeOptions, 'dist/server/server.mjs'].join(' ')
  console.log(`\nReady to deploy: dist/h5 (app) and dist/server (start it with "${command}").`)
})
