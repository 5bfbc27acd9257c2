import { useEffect } from 'react'
import { useTenant } from '@core/tenant/useTenant'

/** Names the browser's tab after what the page turned out to say; its route can only say what the page is about. */
export function TabTitle({ title }: { title: string }) {
  const { title: tenant } = useTenant()
  useEffect(() => {
    const before = document.title
    const own = `${title} · ${tenant}`
    document.title = own
    return () => {
      if (document.title === own) document.title = before
    }
  }, [title, tenant])
  return null
}
