import { observer } from 'mobx-react'
import { failureView } from '@/domain/failure'
import { articleScreens } from '@/domain/support/article-screens'
import { go, hrefOf } from '@/platform/navigation'
import { EmptyState } from '@/widgets/empty-state'
import { ErrorState } from '@/widgets/error-state'
import { Link } from '@/widgets/link'
import { Sheet } from '@/widgets/sheet'
import { TextSkeleton } from '@/widgets/skeleton'
import { routes } from '../../../../../config/routes'
import type { SheetProps } from './sheets'

/** One help article. */
export const ArticleSheet = observer(function ArticleSheet({ stores, onClose }: SheetProps) {
  const { article } = stores.help
  const view = failureView(article.failure)
  const { value } = article
  return (
    <Sheet isOpen size="85" title={value?.title ?? 'Help article'} onClose={onClose}>
      <div className="udesk-sheet">
        {view ? <ErrorState {...view} onRetry={() => void stores.help.open(stores.help.openId ?? '')} /> : null}
        {!value && article.isLoading ? <TextSkeleton lines={6} /> : null}
        {!value && !view && !article.isLoading ? (
          <EmptyState icon="search" text="This article is no longer here." />
        ) : null}
        {value?.content.split('\n\n').map((paragraph) => (
          <p key={paragraph} className="udesk-paragraph">
            {paragraph}
          </p>
        ))}
        {value?.link ? <ArticleLink link={value.link} /> : null}
      </div>
    </Sheet>
  )
})

/** The way to the screen where it can be done; nothing for a screen that an article does not lead to. */
function ArticleLink({ link: { path, label } }: { readonly link: { readonly path: string; readonly label: string } }) {
  const [address, search = ''] = path.split('?')
  const name = articleScreens.find((each) => routes[each].path === address)
  if (name === undefined) return null
  const query = Object.fromEntries(search.split('&').map((pair) => pair.split('=')))
  return (
    <Link className="udesk-go" href={hrefOf(name, {}, query)} onOpen={() => go(name, {}, query)}>
      {label}
    </Link>
  )
}
