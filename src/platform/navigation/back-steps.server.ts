/** The server opens no overlays. */
export * from './no-steps'
