/** What is shared; link is an address of the app, the picture one of its own. */
export interface SharedPage {
  readonly title: string
  readonly link: string
  readonly pictureUrl?: string
}

/** How a share ended: in mini-programs the host asks with whom and does not tell. */
export type ShareOutcome = 'shared' | 'copied' | 'dismissed' | 'failed' | 'by host'

/** Attributes of a button that lets the host share the page. */
export type ShareButtonProps = Readonly<Record<string, string>>

/** Shares a page the host's way. */
export type SharePage = (page: SharedPage) => Promise<ShareOutcome>

/** Tells the host what the page in front shares; asked anew at every share. */
export type UseShareMessage = (page: () => SharedPage) => void

/** Puts a text on the clipboard; answers whether the host allowed it. */
export type CopyText = (text: string) => Promise<boolean>
