import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectFolder } from '../../support/server/project-folder'

/** As the build writes the seven hosts into the app, and into the leave log by itself. */
const ownHosts = '{main:"",new:"",log:"",stream:"",chat:"",upload:"",web:""}'
const ownLog = '"/api/eventlog/create"'

function replaceOnce(text: string, from: string, to: string): string {
  const parts = text.split(from)
  if (parts.length !== 2) throw new Error(`the build names ${from} ${parts.length - 1} times`)
  return parts.join(to)
}

/**
 * A project's folder (STAYLARK_ROOT) whose H5 app is the built one with another origin for all hosts but that of its pages, as
 * TARO_APP_HOST_MAIN … _UPLOAD at build time make it; a second build would take a minute. Remove it when the test is over.
 */
export function buildForHosts(apiOrigin: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'staylark-hosts-'))
  const link = (name: string) => symlinkSync(join(projectFolder, name), join(folder, name))
  for (const name of readdirSync(projectFolder)) if (name !== 'dist' && !name.startsWith('.')) link(name)
  mkdirSync(join(folder, 'dist'))
  link('dist/screens')
  const h5 = join(folder, 'dist/h5')
  cpSync(join(projectFolder, 'dist/h5'), h5, { recursive: true })
  const change = (name: string, changed: (text: string) => string, as = name) =>
    writeFileSync(join(h5, as), changed(readFileSync(join(h5, name), 'utf8')))
  const origin = JSON.stringify(apiOrigin)
  const script = readdirSync(join(h5, 'js')).find((name) => /^app\.\w+\.js$/.test(name)) ?? ''
  // Files are known by their names: another text needs another one.
  const ownScript = script.replace(/\w+\.js$/, 'hosts.js')
  const withHosts = (text: string) => {
    const hosts = ownHosts.replaceAll('""', origin).replace(`web:${origin}`, 'web:""')
    return replaceOnce(replaceOnce(text, ownHosts, hosts), ownLog, `"${apiOrigin}/api/eventlog/create"`)
  }
  change(join('js', script), withHosts, join('js', ownScript))
  change('index.html', (text) => replaceOnce(text, script, ownScript))
  change('route-manifest.json', (text) =>
    replaceOnce(replaceOnce(text, script, ownScript), '"hosts":[]', `"hosts":[${origin}]`),
  )
  return folder
}
