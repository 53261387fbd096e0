/** Why the app gave no answer to use: it does not know the call, refused it, or said nothing in time. */
export class AppRefusal extends Error {
  readonly kind: 'unsupported' | 'refused' | 'timeout'

  constructor(kind: AppRefusal['kind'], message: string) {
    super(message)
    this.name = 'AppRefusal'
    this.kind = kind
  }
}
