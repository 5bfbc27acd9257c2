import { useEffect, useState } from 'react'

/** Whether this is a phone or tablet with more than one camera. */
export function useCanFlip(): boolean {
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) return undefined
    const { mediaDevices } = navigator
    const count = (known: readonly MediaDeviceInfo[]) =>
      setCount(known.filter(({ kind }) => kind === 'videoinput').length)
    const read = () => void mediaDevices.enumerateDevices().then(count, () => undefined)
    read()
    mediaDevices.addEventListener('devicechange', read)
    return () => mediaDevices.removeEventListener('devicechange', read)
  }, [])
  return count > 1
}
