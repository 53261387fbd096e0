declare module '*.scss'
declare module '*.css'
/** Address of a video that the build emits. */
declare module '*.mp4' {
  const address: string
  export default address
}

/** Origins of the specification's hosts, without a trailing slash; empty means the page's own origin. */
declare const API_HOSTS: {
  readonly main: string
  readonly new: string
  readonly log: string
  readonly upload: string
  readonly stream: string
  readonly chat: string
  readonly web: string
}

/** Version of the app as package.json states it. */
declare const APP_VERSION: string
