import { firstScreen } from '../boot'
import type { FetchOptions } from './contract'

type RetryChoice = 'retry' | 'close'

/** Made by hand: where a page's script is missing, React may not run yet. */
function element<Tag extends 'div' | 'h2' | 'p' | 'button' | 'a'>(tag: Tag, className: string, text = '') {
  const made = document.createElement(tag)
  made.className = className
  made.textContent = text
  return made
}

function homeLink() {
  const link = element('a', 'button button-quiet button-wide', 'Go to Explore')
  link.href = '/home'
  return link
}

function closeButton(onClose: () => void) {
  const button = element('button', 'button button-quiet button-wide', 'Close')
  button.addEventListener('click', onClose)
  return button
}

function panel({ isPage = false, canClose = true }: FetchOptions, choose: (given: RetryChoice) => void) {
  // A screen that the server rendered can be read all the same.
  const isCover = isPage && firstScreen() === null
  const layer = element('div', isCover ? 'load-failure load-failure-page' : 'load-failure')
  const box = element('div', 'load-failure-box')
  box.setAttribute('role', 'alertdialog')
  box.setAttribute('aria-modal', 'true')
  box.setAttribute('aria-label', 'Loading failed')
  const retry = element('button', 'button button-primary button-wide', 'Retry')
  retry.addEventListener('click', () => choose('retry'))
  box.append(
    element('h2', 'load-failure-title', 'This part of the app did not load'),
    element('p', 'load-failure-text', 'Check your connection and try again. What you typed is still here.'),
    retry,
  )
  if (isPage) box.append(homeLink())
  if (canClose && !isCover) box.append(closeButton(() => choose('close')))
  layer.append(box)
  layer.addEventListener('keydown', ({ key }) => void (key === 'Escape' && canClose && !isCover && choose('close')))
  return { layer, retry }
}

function openPrompt(options: FetchOptions): Promise<RetryChoice> {
  return new Promise((resolve) => {
    const app = document.getElementById('app')
    const before = document.activeElement
    const retryNow = () => choose('retry')
    const giveUp = () => choose('close')
    const choose = (given: RetryChoice) => {
      layer.remove()
      app?.removeAttribute('inert')
      window.removeEventListener('online', retryNow)
      window.removeEventListener('popstate', giveUp)
      if (before instanceof HTMLElement) before.focus()
      resolve(given)
    }
    const { layer, retry } = panel(options, choose)
    document.body.append(layer)
    app?.setAttribute('inert', '')
    window.addEventListener('online', retryNow)
    window.addEventListener('popstate', giveUp)
    retry.focus()
  })
}

let openedPrompt: Promise<RetryChoice> | null = null

/** Reports a failed load over the page or as a panel below; simultaneous failures share one message. A restored connection counts as Retry, a change of address as Close. */
export const promptRetry = (options: FetchOptions): Promise<RetryChoice> =>
  (openedPrompt ??= openPrompt(options).finally(() => {
    openedPrompt = null
  }))
