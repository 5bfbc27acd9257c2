import { saveFile } from '@portico/core/files/saveFile'
import { Button } from '@portico/core/ui/actions/Button'
import { csvOf } from '../model/csv'
import { rowsOfLines, type Row } from '../model/rows'
import type { Line, SeriesId } from '../model/series'
import { useDevicesText } from '../texts'
import type { Period } from './usePeriod'

interface Props {
  id: SeriesId
  lines: readonly Line[]
  sentence: string
  period: Period
}

/** Listens to the sentence, prints the page, and saves what is seen as a file. */
export function Actions({ id, lines, sentence, period }: Props) {
  const { t, language, unit, origin } = useDevicesText()
  const save = () => {
    const named = lines.map((line) => `${t(`DEVICES.LINE.${line.id}`)} (${unit(line.id)})`)
    const when = [t('DEVICES.DATE'), t('DEVICES.TIME'), t('DEVICES.ZONE')]
    const ids = lines.map((line) => line.id)
    const meal = ids.includes('glucose') ? [t('DEVICES.MEAL_COLUMN')] : []
    const head = [...when, ...named, ...meal, t('DEVICES.ORIGIN'), t('DEVICES.INSTANT')]
    const textOf = {
      origin: (row: Row) => origin(row.origin, row.source),
      ...(meal.length > 0 && { meal: (row: Row) => (row.meal ? t(`DEVICES.MEAL.${row.meal}`) : '') }),
    }
    const text = csvOf(rowsOfLines(lines), ids, head, textOf, language)
    saveFile(`${id}-${period.range}-${period.date}.csv`, new Blob([text], { type: 'text/csv' }))
  }
  const speak = () => {
    const utterance = new SpeechSynthesisUtterance(sentence)
    utterance.lang = language
    speechSynthesis.cancel()
    speechSynthesis.speak(utterance)
  }
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      {'speechSynthesis' in globalThis && (
        <Button variant="quiet" icon="volume-2" onClick={speak}>
          {t('DEVICES.SPEAK')}
        </Button>
      )}
      <Button variant="quiet" icon="download" onClick={save}>
        {t('DEVICES.CSV')}
      </Button>
      <Button variant="quiet" icon="file-text" onClick={() => print()}>
        {t('DEVICES.PRINT')}
      </Button>
    </div>
  )
}
