import { use, useEffect } from 'react'
import type { VideoReport } from '@schemas/generated/entities'
import { useCall, type Call } from '@portico/core/http/useCall'
import { PersonKeyContext } from '@portico/core/http/useApi'
import { useTenant } from '@portico/core/tenant/useTenant'
import { VideoReports } from './videoReports'

/** The reports of each call client, which belongs to one person: a switch begins new ones. */
const known = new WeakMap<Call, VideoReports>()

/** What the person watches, reported while a page of videos is open and when it is left. */
export function useVideoReports(): VideoReports {
  const personKey = use(PersonKeyContext)
  const call = useCall()
  const { api } = useTenant().addresses
  const videoReports = videoReportsOf(personKey, call, api)
  useEffect(() => {
    const leave = () => videoReports.leave()
    const onHide = () => {
      if (document.visibilityState === 'hidden') leave()
    }
    document.addEventListener('visibilitychange', onHide)
    addEventListener('pagehide', leave)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      removeEventListener('pagehide', leave)
    }
  }, [videoReports])
  return videoReports
}

function videoReportsOf(personKey: string, call: Call, api: string): VideoReports {
  const before = known.get(call)
  if (before) return before
  const videoReports = new VideoReports({
    personKey,
    readKey: async () =>
      (await call('GET api/video-reports/key', { capability: 'videoReports', quiet: true })).key,
    send: (body) => call('POST api/video-reports', { capability: 'videoReports', body, quiet: true }),
    beacon: (report) => sendBeacon(`${api.replace(/\/$/, '')}/api/video-reports`, report),
  })
  known.set(call, videoReports)
  return videoReports
}

function sendBeacon(url: string, report: VideoReport): void {
  navigator.sendBeacon(url, new Blob([JSON.stringify(report)], { type: 'application/json' }))
}
