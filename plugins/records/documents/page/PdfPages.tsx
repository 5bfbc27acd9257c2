import { useText } from '@portico/core/i18n/useText'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '@portico/core/ui/actions/IconButton'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { openPdf, type Pdf } from './pdf'
import type { TextKey } from '../../texts'

interface Props {
  file: Blob
  name: string
}

/** A PDF, page by page. What a screen reader reads is the text of the page. */
export default function PdfPages({ file, name }: Props) {
  const t = useText<TextKey>()
  const pdf = usePdf(file)
  const [number, setNumber] = useState(1)
  if (pdf === 'failed') return <ErrorState title={t('RECORDS.PREVIEW_FAILED')} />
  const pages = pdf?.pages ?? 1
  return (
    <figure className="records-viewer">
      <div className="records-viewer-bar">
        <output className="small strong grow">{pdf && t('RECORDS.PAGE', { number, pages })}</output>
        {pages > 1 && (
          <>
            <IconButton
              icon="chevron-left"
              label={t('RECORDS.PAGE_BACK')}
              aria-disabled={number === 1}
              onClick={() => setNumber(Math.max(1, number - 1))}
            />
            <IconButton
              icon="chevron-right"
              label={t('RECORDS.PAGE_NEXT')}
              aria-disabled={number === pages}
              onClick={() => setNumber(Math.min(pages, number + 1))}
            />
          </>
        )}
      </div>
      {pdf && <PdfPage pdf={pdf} number={number} name={name} />}
    </figure>
  )
}

function usePdf(file: Blob): Pdf | 'failed' | null {
  const [pdf, setPdf] = useState<Pdf | 'failed' | null>(null)
  useEffect(() => {
    const opening = openPdf(file)
    let isOver = false
    const show = async () => {
      const opened = await opening.catch(() => 'failed' as const)
      if (!isOver) setPdf(opened)
    }
    const close = async () => {
      const opened = await opening.catch(() => null)
      opened?.close()
    }
    void show()
    return () => {
      isOver = true
      void close()
    }
  }, [file])
  return pdf
}

function PdfPage({ pdf, number, name }: { pdf: Pdf; number: number; name: string }) {
  const t = useText<TextKey>()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [text, setText] = useState('')
  useEffect(() => {
    const stop = new AbortController()
    if (canvas.current) pdf.draw(number, canvas.current, stop.signal).then(setText, () => undefined)
    return () => stop.abort()
  }, [pdf, number])
  return (
    <>
      <canvas ref={canvas} aria-hidden="true" />
      <section className="visually-hidden" aria-label={t('RECORDS.PHOTO_OF', { name })}>
        {text}
      </section>
    </>
  )
}
