/** What happens to a socket; nothing is called before openSocket has returned. onClose is called once, also where it could not be opened. */
export interface SocketHandlers {
  onOpen(): void
  onMessage(text: string): void
  onClose(): void
}

/** A socket for text. `send` does nothing where it is not open. After `close` no handler is called. */
export interface Socket {
  send(text: string): void
  close(): void
}

/** Opens a socket at a ws or wss address. */
export type OpenSocket = (url: string, handlers: SocketHandlers) => Socket

/** The ws or wss address of a path on an http or https origin; an empty origin is the page's own. */
export type SocketUrl = (origin: string, path: string) => string
