import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../../support/server/project-folder'
import { iconShapes } from './icon-shapes'

const build = join(projectFolder, 'dist/h5')
const sizes = [14, 16, 18, 20, 24, 28, 32, 48]

/** The style sheets of the gallery, which has all icons, as the build made them. */
function sheets(): string {
  const { initial, routes }: { initial: string[]; routes: Record<string, string[]> } = JSON.parse(
    readFileSync(join(build, 'route-manifest.json'), 'utf8'),
  )
  const files = [...initial, ...(routes['/dev/gallery'] ?? [])].filter((file) => file.endsWith('.css'))
  return files.map((file) => readFileSync(join(build, file), 'utf8')).join('\n')
}

/** A page of all icons, each in one of the sizes; another number gives each another size. */
export function iconsPage(turn: number): string {
  const icons = [...iconShapes.keys()].map((name, index) => {
    const size = sizes[(index + turn) % sizes.length]
    return `<i class="icon icon-${name} icon-size-${size}"></i>`
  })
  const own =
    'body { display: flex; flex-wrap: wrap; align-content: start; gap: 7.3px; padding: 5.4px; box-sizing: border-box }'
  return `<!doctype html><meta name="viewport" content="width=device-width"><style>${sheets()}</style><style>${own}</style>${icons.join('')}`
}
