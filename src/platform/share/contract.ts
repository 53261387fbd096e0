/** What is shared; link is an address of the app, the picture one of its own. */
export interface SharedPage {
  readonly title: string
  readonly link: string
  readonly pictureUrl?: string
}

/** Outcome of a share; in mini-programs the host chooses the recipient and reports nothing. */
export type ShareOutcome = 'shared' | 'copied' | 'dismissed' | 'failed' | 'by host'

/** Attributes of a button that lets the host share the page. */
export type ShareButtonProps = Readonly<Record<string, string>>

/** Shares a page the host's way. */
export type SharePage = (page: SharedPage) => Promise<ShareOutcome>

/** Gives the host what the page in front shares; evaluated on every share. */
export type UseShareMessage = (page: () => SharedPage) => void

/** Copies a text to the clipboard; returns whether the host allowed it. */
export type CopyText = (text: string) => Promise<boolean>
