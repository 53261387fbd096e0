// H5 builds take this for react-dom/client. Taro calls createRoot(#app).render(<AppWrapper/>) before it knows the page, and
// AppWrapper's first render is empty: createRoot would wipe the server's HTML, a plain hydrateRoot would find a mismatch.
// So where #app holds a page, this waits for the router's first mount and hydrates with that page already inside.
// It relies on Current.app.mount, AppWrapper.mount and .forceUpdate of Taro 4.2.0.
import * as real from '@real-dom-client'
import { createElement, startTransition } from 'react'
import { Current } from '@tarojs/runtime'
import { endFirstScreen } from '.'
import { heldUntil, reloadWhenLeft, takeTap } from './before-hydration'

const standsStill = reloadWhenLeft()

const serverPage = (container) => {
  const first = container.firstElementChild
  return first?.classList.contains('taro_page') ? first : null
}

/** Whether nobody has gone to another page since this one was loaded: going back works before any script. */
const isAsLoaded = () => {
  const [load] = performance.getEntriesByType('navigation')
  if (!load) return true
  const { pathname, search } = new URL(load.name)
  return pathname === window.location.pathname && search === window.location.search
}

/** AppWrapper whose first render already has the page; tells when that page has been shown to itself. */
const seeded = (AppWrapper, mountPage, onShown) =>
  class extends AppWrapper {
    constructor(props) {
      super(props)
      this.forceUpdate = (done) => {
        this.pageShown = done
      }
      mountPage(this)
      delete this.forceUpdate
    }

    componentDidMount() {
      // After Taro's own launch and show microtasks, before the paint: the order of lifecycles stays Taro's.
      queueMicrotask(() => {
        this.pageShown()
        standsStill()
        onShown()
      })
    }
  }

const report = (error) => {
  window.__hydrationErrors = [...(window.__hydrationErrors ?? []), String(error?.message)]
}

/** The router may mount pages only after the promise has ended; what it asks for meanwhile is done then, in order. */
function holdMounts(app, until) {
  const waiting = []
  const mount = app.mount
  app.mount = (...page) => void waiting.push(page)
  void until.then(() => {
    app.mount = mount
    waiting.forEach((page) => app.mount(...page))
  })
}

/** A root as given, whose pages wait where something has to be settled first. */
function holding(root) {
  const until = heldUntil()
  if (!until) return root
  return {
    render(element) {
      root.render(element)
      holdMounts(Current.app, until)
    },
    unmount: () => root.unmount(),
  }
}

/** The real createRoot, or one that hydrates the server's page. */
export const createRoot = (container, options) => holding(rootFor(container, options))

/** A root whose first page is drawn here. */
function freshRoot(container, options) {
  const root = real.createRoot(container, options)
  return {
    render(element) {
      root.render(element)
      const app = Current.app
      const mount = app.mount
      app.mount = (component, id, done) => {
        app.mount = mount
        app.mount(component, id, () => {
          done()
          standsStill()
        })
      }
    },
    unmount: () => root.unmount(),
  }
}

function rootFor(container, options) {
  const page = serverPage(container)
  if (!page) {
    takeTap()
    return freshRoot(container, options)
  }
  let root
  const drawAnew = (element) => {
    endFirstScreen()
    container.replaceChildren()
    root = freshRoot(container, options)
    root.render(element)
  }
  const hydrate = (element) => {
    // A transition is done a few milliseconds at a time, so that nobody's tap or scroll waits for the whole page.
    startTransition(() => {
      root = real.hydrateRoot(container, element, { onRecoverableError: report })
    })
  }
  return {
    render(element) {
      const app = Current.app
      app.mount = (component, id, done) => {
        delete app.mount
        const tapAgain = takeTap()
        if (!isAsLoaded()) {
          drawAnew(element)
          return app.mount(component, id, done)
        }
        page.id = id
        const Seeded = seeded(element.type, (wrapper) => wrapper.mount(component, id, done), tapAgain)
        hydrate(createElement(Seeded, element.props))
      }
    },
    unmount: () => root?.unmount(),
  }
}

export const hydrateRoot = real.hydrateRoot

export default { createRoot, hydrateRoot }
