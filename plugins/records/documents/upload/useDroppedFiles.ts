import { useEffect, useEffectEvent, useState } from 'react'

/** Takes files that are dropped on the page or pasted. Returns whether some are above the page. */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const take = useEffectEvent((data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])]
    if (files.length > 0) onFiles(files)
    return files.length > 0
  })
  useEffect(() => {
    const stop = new AbortController()
    const on = <K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => void) =>
      addEventListener(type, listener, { signal: stop.signal })
    on('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setIsOver(true)
    })
    on('dragleave', ({ relatedTarget }) => {
      if (relatedTarget === null) setIsOver(false)
    })
    on('drop', (event) => {
      setIsOver(false)
      if (take(event.dataTransfer)) event.preventDefault()
    })
    on('paste', ({ clipboardData }) => take(clipboardData))
    return () => stop.abort()
  }, [])
  return isOver
}
