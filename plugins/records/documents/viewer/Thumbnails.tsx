import { useEffect, useRef } from 'react'
import { useText } from '@portico/core/i18n/useText'
import type { Pdf } from './pdf'
import type { TextKey } from '../../texts'

const WIDTH = 72

interface Props {
  pdf: Pdf
  number: number
  onGo: (number: number) => void
}

/** Small pictures of all pages; each is drawn when it comes into view, so that a document of 500 pages opens as fast as one of 5. */
export function Thumbnails({ pdf, number, onGo }: Props) {
  const t = useText<TextKey>()
  return (
    <ol
      className="relative flex gap-2 overflow-auto p-3 hairline-b min-[64rem]:flex-col min-[64rem]:max-h-[85vh] min-[64rem]:border-b-0 min-[64rem]:hairline-e"
      aria-label={t('RECORDS.PAGES')}
    >
      {Array.from({ length: pdf.pages }, (_, at) => (
        <Thumbnail key={at} pdf={pdf} page={at + 1} isCurrent={number === at + 1} onGo={onGo} />
      ))}
    </ol>
  )
}

interface ThumbnailProps {
  pdf: Pdf
  page: number
  isCurrent: boolean
  onGo: (number: number) => void
}

function Thumbnail({ pdf, page, isCurrent, onGo }: ThumbnailProps) {
  const t = useText<TextKey>()
  const button = useRef<HTMLButtonElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (isCurrent) button.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [isCurrent])
  useEffect(() => drawInView(button.current, canvas.current, pdf, page), [pdf, page])
  return (
    <li>
      <button
        ref={button}
        type="button"
        className="grid justify-items-center gap-1 w-18 p-1 [border:2px_solid_transparent] rounded-mark text-[0.875rem] font-semibold aria-[current]:border-brand aria-[current]:bg-brand-soft"
        aria-current={isCurrent ? 'page' : undefined}
        aria-label={t('RECORDS.PAGE_NUMBER', { number: page })}
        onClick={() => onGo(page)}
      >
        <canvas ref={canvas} className="w-full min-h-18 hairline bg-[#fff]" aria-hidden="true" />
        <span aria-hidden="true">{page}</span>
      </button>
    </li>
  )
}

/** Draws a page once it comes into view. Returns what ends that. */
function drawInView(button: Element | null, canvas: HTMLCanvasElement | null, pdf: Pdf, page: number) {
  const stop = new AbortController()
  if (!button || !canvas || !('IntersectionObserver' in globalThis)) return undefined
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    pdf.draw(page, canvas, { width: WIDTH, rotation: 0 }, stop.signal).catch(() => undefined)
  })
  observer.observe(button)
  return () => {
    observer.disconnect()
    stop.abort()
  }
}
