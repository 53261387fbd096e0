/** No answer came: the network failed, or the time was over. */
export class NoReply extends Error {
  readonly kind: 'network' | 'timeout'

  constructor(kind: 'network' | 'timeout') {
    super(kind === 'timeout' ? 'The server took too long to answer' : 'The server could not be reached')
    this.name = 'NoReply'
    this.kind = kind
  }
}
