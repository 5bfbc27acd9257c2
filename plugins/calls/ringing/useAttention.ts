import { useEffect } from 'react'

/** Says in the title of the tab, and by a notification where the person allowed it, that a call rings in a hidden page. */
export function useAttention(title: string, text: string): void {
  useEffect(() => {
    const before = document.title
    document.title = title
    let notification: Notification | undefined
    const update = () => {
      if (document.hidden) notification ??= notify(title, text)
      else notification?.close()
    }
    update()
    document.addEventListener('visibilitychange', update)
    return () => {
      document.title = before
      document.removeEventListener('visibilitychange', update)
      notification?.close()
    }
  }, [title, text])
}

function notify(title: string, body: string): Notification | undefined {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return undefined
  try {
    const notification = new Notification(title, { body, tag: 'call', requireInteraction: true })
    notification.addEventListener('click', () => {
      window.focus()
      notification.close()
    })
    return notification
  } catch {
    // Some phones allow notifications from a service worker only.
    return undefined
  }
}
