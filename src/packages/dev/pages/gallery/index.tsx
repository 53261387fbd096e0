import { back, go, hrefOf } from '@/platform/navigate'
import { useRouteParams } from '@/platform/page-lifecycle'
import { Page } from '@/shell/page'
import { sections } from './sections'
import { GalleryView } from './view'
import './style.scss'

/** Every widget in every state, for whoever designs, tests or extends them; demo builds only. */
export default function Gallery() {
  const { section: key } = useRouteParams('gallery')
  return (
    <Page route="gallery">
      <GalleryView
        sections={sections}
        section={sections.find((section) => section.key === key) ?? null}
        hrefOf={(section) => hrefOf('gallery', {}, { section })}
        onOpen={(section) => go('gallery', {}, { section })}
        onBack={back}
      />
    </Page>
  )
}
