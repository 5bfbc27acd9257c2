import { numberFormat } from '@portico/core/format/intl'
import type { MeasureId } from '../import/convert'
import { lines, type LineId } from '../model/lines'
import { useDevicesText } from '../texts'

const lineOf = new Map<number, LineId>(
  (Object.keys(lines) as LineId[])
    .filter((line) => line !== 'heart')
    .map((line) => [lines[line].measure, line]),
)

/** Names and values of measures, as the person's country writes them. */
export function useMeasureText() {
  const texts = useDevicesText()
  const { t, language, value, number, shortUnit } = texts
  const one = (id: MeasureId, measured: number) => {
    const line = lineOf.get(id)
    return line
      ? value(line, measured)
      : numberFormat(language, { maximumFractionDigits: 1 }).format(measured)
  }
  return {
    ...texts,
    nameOf: (id: MeasureId) => t(`DEVICES.MEASURE.${id}`),
    /** "128/79 mmHg" of a blood pressure; else each value with its unit. */
    valuesText: (values: readonly { id: MeasureId; value: number }[]) => {
      const [upper, lower] = [2, 3].map((id) => values.find((pair) => pair.id === id)?.value)
      if (upper === undefined || lower === undefined)
        return values.map((pair) => one(pair.id, pair.value)).join(' · ')
      return `${number('systolic', upper)}/${number('diastolic', lower)} ${shortUnit('systolic')}`
    },
    valueText: one,
  }
}
