import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { demoSetting } from './setup/demo-setting.mjs'
import { root } from './setup/root.mjs'

const hosts = ['h5', 'weapp', 'alipay', 'tt']

const [host, ...flags] = process.argv.slice(2)
const isWatch = flags.includes('--watch')

if (!hosts.includes(host)) {
  console.error(`Which host? One of: ${hosts.join(', ')}`)
  process.exit(1)
}

if (!isWatch) rmSync(join(root, 'dist', host), { recursive: true, force: true })
const taro = join(root, 'node_modules/@tarojs/cli/bin/taro')
const startedMs = performance.now()
const child = spawn(process.execPath, [taro, 'build', '--type', host, ...(isWatch ? ['--watch'] : [])], {
  cwd: root,
  env: {
    ...process.env,
    NODE_ENV: isWatch ? 'development' : 'production',
    TARO_APP_DEMO: demoSetting(host, isWatch, process.env.TARO_APP_DEMO),
  },
  stdio: isWatch ? 'inherit' : ['ignore', 'pipe', 'pipe'],
})

const lastLines = 80

/** Extracts the errors from a failed build's output without its progress: from its error list on, else its last lines. */
const faultsIn = (text) => {
  const start = text.lastIndexOf('Errors:')
  return (start < 0 ? text : text.slice(start)).split('\n').slice(-lastLines).join('\n')
}

const output = []
child.stdout?.on('data', (chunk) => output.push(chunk))
child.stderr?.on('data', (chunk) => output.push(chunk))
const elapsedS = () => Math.round((performance.now() - startedMs) / 1000)
const progress = isWatch ? null : setInterval(() => console.log(`  building ${host} … ${elapsedS()} s`), 10_000)

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))

child.on('close', (code, signal) => {
  clearInterval(progress ?? undefined)
  if (signal) process.exit(1)
  if (code !== 0) {
    console.error(faultsIn(Buffer.concat(output).toString()))
    console.error(`The ${host} build failed.`)
  } else if (!isWatch) console.log(`Built dist/${host} in ${elapsedS()} s`)
  process.exitCode = code ?? 1
})
