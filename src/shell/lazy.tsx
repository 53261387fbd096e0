import { useEffect, useState, type ComponentType } from 'react'

/** A component whose code is fetched when it is first drawn; nothing stands in its place until then. */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let known: ComponentType<Props> | null = null
  return function Lazy(props: Props) {
    const [Loaded, setLoaded] = useState(() => known)
    useEffect(() => {
      let isGone = false
      if (!Loaded) {
        void load().then((component) => {
          known = component
          if (!isGone) setLoaded(() => component)
        })
      }
      return () => {
        isGone = true
      }
    }, [Loaded])
    return Loaded && <Loaded {...props} />
  }
}
