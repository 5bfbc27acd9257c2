import { useEffect, useEffectEvent } from 'react'
import { useApi } from '@portico/core/http/useApi'

/** How often the progress of videos that are being prepared is read. */
const POLL_MS = 2000

/** The uploaded videos; read again while one of them is being prepared. */
export function useVideoUploads() {
  const uploads = useApi('GET api/metadata/uploads', { capability: 'videoUploads', quiet: true })
  const isBusy = uploads.data?.items.some(({ state }) => state === 'waiting' || state === 'working') ?? false
  const read = useEffectEvent(() => void uploads.mutate())
  useEffect(() => {
    if (!isBusy) return undefined
    const timer = setInterval(() => read(), POLL_MS)
    return () => clearInterval(timer)
  }, [isBusy])
  return uploads
}
