import { converterOf } from '../convert'
import { noColumns, type ValueColumn } from '../csv/columns'
import { placeOf, tableFormat } from './table'

const pressure = (name: string) => (/kpa/i.test(name) ? 'kPa' : 'mmHg')

function column(cells: readonly string[], place: number, id: 2 | 3 | 4): ValueColumn | null {
  const name = cells[place]
  const convert = name === undefined ? null : converterOf(id, id === 4 ? 'bpm' : pressure(name))
  return name !== undefined && convert ? { place, name, id, convert, hasUnit: true } : null
}

/**
 * OMRON connect: a blood pressure with its pulse in a line, and a column that only its meters fill: symptoms, TruRead, an irregular
 * pulse or movement. Source: the header "Date,Time,Systolic (mmHg),Diastolic (mmHg),Pulse (bpm),Symptoms,Consumed,TruRead,Notes" in
 * https://github.com/nbrosnahan/bpo2g, and https://github.com/vpnry/visualize-blood-pressure.
 */
export const omron = tableFormat({
  id: 'omron',
  columnsOf: (cells) => {
    const upper = column(
      cells,
      placeOf(cells, /^(systolic|sist[oó]lica|systolisch|systolique|sys|sis)\b.*(mmhg|kpa)/i),
      2,
    )
    const lower = column(
      cells,
      placeOf(cells, /^(diastolic|diast[oó]lica|diastolisch|diastolique|dia)\b.*(mmhg|kpa)/i),
      3,
    )
    const pulse = column(cells, placeOf(cells, /^(pulse|pulso|puls|pouls)\b/i), 4)
    const own = placeOf(cells, /truread|consumed|irregular|unregelm|irrégul|movement|movimiento|bewegung/i)
    const date = placeOf(
      cells,
      /^(measurement date|fecha de medici[oó]n|messdatum|date de mesure|date|fecha|datum)$/i,
    )
    if (!upper || !lower || own < 0 || date < 0) return null
    const device = placeOf(cells, /^(device|dispositivo|gerät|appareil|model|modelo)/i)
    return {
      ...noColumns,
      date,
      time: placeOf(cells, /^(time|hora|uhrzeit|heure)$/i),
      values: [upper, lower, ...(pulse ? [pulse] : [])],
      deviceOf: (line) => (device < 0 ? '' : line[device]) || 'OMRON connect',
    }
  },
})
