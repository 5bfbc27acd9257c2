/**
 * Sandbox: stands in for the software of a company that scans faces, with the interface that plugins/binah/engine/sdk/sdk.ts
 * describes. It looks at no picture, and its numbers are invented; the texts of this tenant say so. The key `sandbox` gives a
 * result, `sandbox-empty` one without values, and `sandbox-broken` an error.
 */
const keys = ['sandbox', 'sandbox-empty', 'sandbox-broken']

const between = (low, high) => low + (high - low) * Math.random()
const whole = (low, high) => Math.round(between(low, high))
const value = (number) => ({ value: number })

const inventResults = (pulse, { sex }) => {
  const breaths = whole(12, 20)
  const results = {
    pulseRate: pulse,
    respirationRate: breaths,
    prq: Math.round((10 * pulse) / breaths) / 10,
    oxygenSaturation: whole(95, 99),
    bloodPressure: { systolic: whole(105, 138), diastolic: whole(65, 88) },
    hemoglobin: Math.round(10 * between(sex === 1 ? 14 : 12, sex === 1 ? 18 : 16)) / 10,
    hemoglobinA1C: Math.round(10 * between(5, 6)) / 10,
    stressLevel: whole(1, 4),
    pnsZone: whole(1, 3),
    snsZone: whole(1, 3),
    sdnn: whole(30, 90),
    lfhf: Math.round(100 * between(0.2, 0.5)) / 100,
    wellnessIndex: whole(4, 9),
  }
  return Object.fromEntries(Object.entries(results).map(([name, number]) => [name, value(number)]))
}

class Session {
  #input
  #timers = []
  constructor(input) {
    this.#input = input
    this.#later(50, () => {
      input.onImageData({ faceDetected: 1 })
      input.onStateChange('ACTIVE')
    })
  }
  #later(milliseconds, action) {
    this.#timers.push(setTimeout(() => action(), milliseconds))
  }
  start() {
    const { processingTime, onStateChange, onVitalSign } = this.#input
    const pulse = whole(58, 96)
    onStateChange('MEASURING')
    this.#timers.push(setInterval(() => onVitalSign({ pulseRate: value(pulse + whole(-2, 2)) }), 1000))
    this.#later(processingTime * 1000, () => {
      this.terminate()
      this.#end(pulse)
    })
  }
  #end(pulse) {
    const { subjectDemographic, onFinalResults, onError } = this.#input
    if (licence === 'sandbox-broken') onError({ code: 3004 })
    else
      onFinalResults({ results: licence === 'sandbox-empty' ? {} : inventResults(pulse, subjectDemographic) })
  }
  stop() {
    this.terminate()
    this.#input.onStateChange('STOPPING')
  }
  terminate() {
    this.#timers.forEach((timer) => clearTimeout(timer))
  }
}

let licence = ''

export default {
  async initialize({ licenseKey }) {
    if (!keys.includes(licenseKey)) throw new Error('INVALID_LICENSE')
    licence = licenseKey
  },
  async createFaceSession(input) {
    if (!licence) throw new Error('NOT_INITIALIZED')
    return new Session(input)
  },
}
