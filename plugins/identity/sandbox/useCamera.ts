import { useEffect, useRef, useState } from 'react'

export type CameraState = 'starting' | 'on' | 'refused' | 'missing'

/** Shows a camera in a video element while the component is on the page. `facing`: a phone's camera. */
export function useCamera(facing: 'user' | 'environment') {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('starting')
  useEffect(() => {
    let stream: MediaStream | undefined
    let isOver = false
    const stop = () => stream?.getTracks().forEach((track) => track.stop())
    const start = async () => {
      try {
        stream = await openCamera(facing)
        if (isOver || !video.current) return stop()
        video.current.srcObject = stream
        await video.current.play()
        setState('on')
      } catch (error) {
        if (!isOver) setState(isRefusal(error) ? 'refused' : 'missing')
      }
      return undefined
    }
    void start()
    return () => {
      isOver = true
      stop()
    }
  }, [facing])
  return { video, state }
}

/** A page without a secure origin has no media devices. */
const openCamera = (facing: string): Promise<MediaStream> => {
  const { mediaDevices } = navigator as Partial<Navigator>
  return mediaDevices
    ? mediaDevices.getUserMedia({ video: { facingMode: facing, width: { ideal: 1600 } } })
    : Promise.reject(new Error('The browser has no camera'))
}

const isRefusal = (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError'
