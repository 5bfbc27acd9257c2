import { useEffect } from 'react'

/** A notification of the system. It says nothing about health: it may be read on a locked screen. */
interface Notice {
  title: string
  text: string
  /** Without a sound, and gone by itself. */
  isSilent?: boolean
}

/** Milliseconds between two looks at the title: a page that opens meanwhile writes its own. */
const LOOK = 1000

/** Says something in the title of the tab, and in a hidden page by a notification where the person allowed it. */
export function useAttention(title: string, notice: Notice | null): void {
  useTabTitle(title)
  const { title: heading = '', text = '', isSilent = false } = notice ?? {}
  useEffect(() => {
    if (heading === '') return undefined
    let notification: Notification | undefined
    const update = () => {
      if (document.hidden) notification ??= notify({ title: heading, text, isSilent })
      else notification?.close()
    }
    update()
    document.addEventListener('visibilitychange', update)
    return () => {
      document.removeEventListener('visibilitychange', update)
      notification?.close()
    }
  }, [heading, text, isSilent])
}

function useTabTitle(title: string): void {
  useEffect(() => {
    let before = document.title
    const keep = () => {
      if (document.title === title) return
      before = document.title
      document.title = title
    }
    keep()
    const timer = setInterval(keep, LOOK)
    return () => {
      clearInterval(timer)
      if (document.title === title) document.title = before
    }
  }, [title])
}

function notify({ title, text: body, isSilent = false }: Notice): Notification | undefined {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return undefined
  try {
    const notification = new Notification(title, {
      body,
      tag: 'call',
      silent: isSilent,
      requireInteraction: !isSilent,
    })
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
