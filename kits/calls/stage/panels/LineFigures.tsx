import { useEffect, useState } from 'react'
import { numberFormat } from '@portico/core/format/intl'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Button } from '@portico/core/ui/actions/Button'
import { toast } from '@portico/core/ui/feedback/toast'
import type { LineFigures as Figures } from '../../engine/engine'
import { callSession } from '../../session/useCallSession'
import { useCallText, type CallKey } from '../../texts'

/** Milliseconds between two readings. */
const READING = 2000

/** How the line is, in figures that the help desk asks for. Nothing where the engine does not know. */
export function LineFigures() {
  const t = useCallText()
  const { language } = useLanguage()
  const figures = useFigures()
  if (!figures) return null
  const rows = rowsOf(figures, language).map(
    ([key, value]) =>
      [t(key), key === 'CALL.LINE_RELAYED' ? t(`CALL.${value as 'YES' | 'NO'}`) : value] as const,
  )
  const copy = async () => {
    const text = rows.map(([label, value]) => `${label}: ${value}`).join('\n')
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
    toast(
      isCopied
        ? { tone: 'success', text: t('CALL.LINE_COPIED') }
        : { tone: 'error', text: t('CALL.LINE_NOT_COPIED') },
    )
  }
  return (
    <details>
      <summary>{t('CALL.LINE')}</summary>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-3">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button variant="quiet" size="sm" icon="copy" onClick={() => void copy()}>
        {t('CALL.LINE_COPY')}
      </Button>
    </details>
  )
}

function rowsOf(figures: Figures, language: string): [key: CallKey, value: string][] {
  const number = (value: number, unit: string) =>
    `${numberFormat(language, { maximumFractionDigits: 1 }).format(value)} ${unit}`
  const { roundTrip, lost, kbitsIn, kbitsOut, width, height, framesPerSecond, isRelayed } = figures
  const rows: [CallKey, string | null][] = [
    ['CALL.LINE_ROUND_TRIP', roundTrip === null ? null : number(roundTrip, 'ms')],
    ['CALL.LINE_LOST', lost === null ? null : number(lost * 100, '%')],
    ['CALL.LINE_IN', kbitsIn === null ? null : number(kbitsIn, 'kbit/s')],
    ['CALL.LINE_OUT', kbitsOut === null ? null : number(kbitsOut, 'kbit/s')],
    ['CALL.LINE_SIZE', width && height ? `${width} × ${height}` : null],
    ['CALL.LINE_FRAMES', framesPerSecond === null ? null : number(framesPerSecond, '/ s')],
    ['CALL.LINE_RELAYED', isRelayed === null ? null : isRelayed ? 'YES' : 'NO'],
  ]
  return rows.filter((row): row is [CallKey, string] => row[1] !== null)
}

function useFigures(): Figures | null {
  const [figures, setFigures] = useState<Figures | null>(null)
  useEffect(() => {
    const read = () =>
      void callSession.room
        ?.figures()
        .then(setFigures)
        .catch(() => undefined)
    read()
    const timer = setInterval(read, READING)
    return () => clearInterval(timer)
  }, [])
  return figures
}
