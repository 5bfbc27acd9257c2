import { useEffect } from 'react'
import { useTenant } from '@portico/core/tenant/useTenant'

/** Sets the document title to the outcome, which the route cannot know. */
export function TabTitle({ title }: { title: string }) {
  const { title: tenant } = useTenant()
  useEffect(() => {
    const before = document.title
    const tabTitle = `${title} · ${tenant}`
    document.title = tabTitle
    return () => {
      if (document.title === tabTitle) document.title = before
    }
  }, [title, tenant])
  return null
}
