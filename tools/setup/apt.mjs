import { existsSync } from 'node:fs'
import { run } from './run.mjs'

/** Whether packages can be installed here: on Debian and its kin, as root. */
export const hasApt = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0

/** Installs Debian packages with what they depend on; throws a PlainError with apt's output. */
export async function installPackages(names) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'])
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { env })
}
