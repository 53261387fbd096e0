import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { dateAhead } from './date-ahead'
import type { Definition } from './live-tree'

/** The folder to run, the host's object, and callbacks for open pages and printed errors. */
export interface ScriptSideOptions {
  readonly folder: string
  /** The host's object by its name, e.g. wx. */
  readonly host: Record<string, object>
  readonly pages: () => unknown[]
  readonly onError: (message: string) => void
}

/** Where a mini-program's scripts run: no browser, no Node, and what they register. */
export class ScriptSide {
  app: Definition = {}
  /** How far the scripts' clock is ahead of ours, ms. */
  aheadMs = 0
  private readonly definitions = new Map<string, Definition>()
  private readonly modules = new Map<string, { exports: unknown }>()
  private readonly timers = new Set<NodeJS.Timeout>()
  private readonly context
  private loading = ''
  private isEnded = false

  constructor(private readonly options: ScriptSideOptions) {
    this.context = createContext(this.globals())
    runInContext('globalThis.global = globalThis; delete globalThis.Intl; delete globalThis.WebAssembly', this.context)
  }

  /** Runs a script of the folder, unless it has run before. */
  run(script: string): void {
    this.require(join(this.options.folder, `${script}.js`))
  }

  /** What a page's or component's script registers. */
  definitionOf(script: string): Definition {
    this.loading = script
    this.run(script)
    const found = this.definitions.get(script)
    if (!found) throw new Error(`${script}.js registers nothing`)
    return found
  }

  /** Ends all timers; later ones never start. */
  end(): void {
    this.isEnded = true
    this.timers.forEach(clearTimeout)
    this.timers.clear()
  }

  private require(file: string): unknown {
    const loaded = this.modules.get(file)
    if (loaded) return loaded.exports
    const module = { exports: {} as unknown }
    this.modules.set(file, module)
    const source = `(function(require,module,exports){${readFileSync(file, 'utf8')}\n})`
    // Not the file's own path: a report of an error would print the whole minified line.
    const filename = `mini-program:${file.slice(this.options.folder.length)}`
    const load = runInContext(source, this.context, { filename }) as (...scope: unknown[]) => void
    const child = (name: string) => this.require(resolve(dirname(file), name.endsWith('.js') ? name : `${name}.js`))
    load(child, module, module.exports)
    return module.exports
  }

  private globals(): Record<string, unknown> {
    const silent = () => {}
    const register = (definition: Definition) => void this.definitions.set(this.loading, definition)
    const error = (...parts: unknown[]) => this.options.onError(parts.map(String).join(' '))
    return {
      navigator: { userAgent: 'MiniProgram' },
      Date: dateAhead(() => this.aheadMs),
      console: { log: silent, info: silent, debug: silent, warn: silent, error },
      ...this.timerCalls(),
      queueMicrotask,
      App: (definition: Definition) => void (this.app = definition),
      Page: register,
      Component: (definition: Definition) => register({ ...definition, ...Object(definition.methods) }),
      Behavior: (definition: unknown) => definition,
      getApp: () => this.app,
      getCurrentPages: this.options.pages,
      ...this.options.host,
    }
  }

  private timerCalls(): Record<string, unknown> {
    const keep = (timer: NodeJS.Timeout) => {
      this.timers.add(timer)
      return timer
    }
    const drop = (timer?: NodeJS.Timeout) => {
      clearTimeout(timer)
      if (timer) this.timers.delete(timer)
    }
    return {
      setTimeout: (run: () => void, ms?: number) => (this.isEnded ? undefined : keep(setTimeout(run, ms))),
      setInterval: (run: () => void, ms?: number) => (this.isEnded ? undefined : keep(setInterval(run, ms))),
      clearTimeout: drop,
      clearInterval: drop,
    }
  }
}
