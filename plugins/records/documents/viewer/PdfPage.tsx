import { useEffect, useRef, useState } from 'react'
import { useText } from '@portico/core/i18n/useText'
import { Icon } from '@portico/core/ui/media/Icon'
import type { DrawnPage, Pdf } from './pdf'
import type { TextKey } from '../../texts'

interface Props {
  pdf: Pdf
  number: number
  zoom: number
  rotation: number
  name: string
  onGo: (number: number) => void
}

/** A page as a picture and, for screen readers, as its text. Page Up and Page Down walk through the pages. */
export function PdfPage({ pdf, number, zoom, rotation, name, onGo }: Props) {
  const t = useText<TextKey>()
  const canvas = useRef<HTMLCanvasElement>(null)
  const frame = useRef<HTMLElement>(null)
  const [page, setPage] = useState<DrawnPage | 'failed' | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    const draw = async () => {
      if (!canvas.current || !frame.current) return
      const width = frame.current.clientWidth * zoom
      canvas.current.style.width = `${zoom * 100}%`
      setPage(await pdf.draw(number, canvas.current, { width, rotation }, stop.signal))
    }
    draw().catch(() => {
      if (!stop.signal.aborted) setPage('failed')
    })
    return () => stop.abort()
  }, [pdf, number, zoom, rotation])
  const problem =
    page === 'failed' ? 'RECORDS.PAGE_FAILED' : page?.lacksPicture ? 'RECORDS.PICTURE_MISSING' : null
  return (
    <div className="min-w-0">
      <output>
        {problem && (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 px-4 hairline-b bg-info-soft">
            <Icon name="eye-off" className="text-info" />
            <span className="flex-[1_1_14rem] min-w-0">{t(problem)}</span>
          </span>
        )}
      </output>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- scrolled and walked by keyboard */}
      <section
        ref={frame}
        className="max-h-[85vh] overflow-auto"
        aria-label={t('RECORDS.PHOTO_OF', { name })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={(event) => {
          const step = { PageUp: -1, PageDown: 1 }[event.key]
          if (step === undefined) return
          event.preventDefault()
          onGo(number + step)
        }}
      >
        <canvas ref={canvas} className="block max-w-none h-auto mx-auto" aria-hidden="true" />
        <p className="sr-only">{page !== 'failed' && page?.text}</p>
      </section>
    </div>
  )
}
