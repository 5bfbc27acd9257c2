import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { loadOnce } from '@portico/core/plugin/LazyPart'
import { useContributions, useOptions } from '@portico/core/plugin/useHost'
import { useTenant } from '@portico/core/tenant/useTenant'
import type { VideoVitalTest } from '@schemas/generated/entities'
import type { ScanEngine, ScanSession } from '../engine/engine'
import { runScan } from './runScan'
import { firstFlow, isOver, scanFlow } from './scanFlow'

/** Loads the engine that the tenant has chosen. */
function useEngine(): () => Promise<ScanEngine> {
  const { engine: wanted } = useOptions('binah')
  const found = useContributions('providers').find(({ id, kind }) => kind === 'scan' && id === wanted)
  return async () => {
    if (!found) throw new Error('NO_ENGINE')
    return (await loadOnce(found.provider)) as ScanEngine
  }
}

/** A scan from the camera to its end. `video` shows the camera. */
export function useScan(test: VideoVitalTest) {
  const [flow, dispatch] = useReducer(scanFlow, firstFlow)
  const video = useRef<HTMLVideoElement>(null)
  const session = useRef<ScanSession | null>(null)
  const engine = useEngine()
  const { scanSdk } = useTenant().addresses
  const open = useEffectEvent(() => {
    if (!video.current) return undefined
    return runScan({ video: video.current, test, address: scanSdk, engine, dispatch })
  })
  useEffect(() => {
    const run = open()
    session.current = run ?? null
    return () => run?.close()
  }, [])
  const isDone = isOver(flow)
  useEffect(() => {
    if (isDone) session.current?.close()
  }, [isDone])
  useInterruptions((reason) => dispatch({ type: 'interrupted', reason }))
  return {
    flow,
    video,
    start: () => session.current?.start(),
    release: () => session.current?.close(),
  }
}

/** A hidden tab gets no frames, and a turned phone moves the face: the page says so for both. */
function useInterruptions(onInterruption: (reason: 'hidden' | 'turned') => void): void {
  const interrupt = useEffectEvent(onInterruption)
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') interrupt('hidden')
    }
    const turn = () => interrupt('turned')
    document.addEventListener('visibilitychange', hide)
    addEventListener('orientationchange', turn)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      removeEventListener('orientationchange', turn)
    }
  }, [])
}
