/** Runs first in every page that the proxy sends: signs each call with the page it comes from, reports what stands there before anybody looks and the first frame after that, and does what the test asks once somebody looks. Its text is sent to browsers, so it uses nothing from outside. */
export function watchPage(): void {
  const id = crypto.randomUUID()
  const sendHttp = window.fetch.bind(window)
  const sendBeacon = navigator.sendBeacon.bind(navigator)
  const page = document as Document & { readonly prerendering: boolean }
  const wasAhead = page.prerendering
  const signature = () => JSON.stringify({ id, path: location.pathname, wasAhead, isAhead: page.prerendering })
  const say = (what: string, body: string) =>
    sendHttp(`/watch/${what}`, { method: 'POST', headers: { watch: signature() }, body, keepalive: what !== 'next' })
  window.fetch = (address, init = {}) => {
    const headers = new Headers(init.headers)
    headers.set('watch', signature())
    return sendHttp(address, { ...init, headers })
  }
  navigator.sendBeacon = (address, body) =>
    sendBeacon(`${String(address)}?watch=${encodeURIComponent(signature())}`, body)
  const step = async () => {
    const script = document.createElement('script')
    script.src = `/watch/${await (await say('next', '')).text()}`
    script.addEventListener('load', () => void step())
    document.head.append(script)
  }
  const look = () => {
    requestAnimationFrame(() => void say('frame', document.body.checkVisibility() ? document.body.innerText : ''))
    void step()
  }
  const answerStep = (number: number, answer: unknown) => void say('answer', JSON.stringify({ step: number, answer }))
  Object.assign(window, { answerStep })
  const tellAhead = () => {
    let told = ''
    const watch = new MutationObserver(() => {
      const text = document.body?.innerText ?? ''
      if (page.prerendering && text !== told) void say('ahead', (told = text))
    })
    watch.observe(document, { childList: true, subtree: true, characterData: true })
  }
  if (!wasAhead) return void step()
  tellAhead()
  document.addEventListener('prerenderingchange', look, { once: true })
}
