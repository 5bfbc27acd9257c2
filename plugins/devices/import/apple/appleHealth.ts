import { SaxesParser } from 'saxes'
import { FileRefusal, type Found, type LeftOut } from '../leftOut'
import { isPlace } from '../instants'
import type { HealthElement } from './element'
import { RecordReader } from './records'

/** Apple's files have five levels. */
const MAX_DEPTH = 32
/** The longest text without an element. The document type of Apple has 10 KB. */
const MAX_CHARACTERS = 8_000_000
const BLOOD_PRESSURE = 'HKCorrelationTypeIdentifierBloodPressure'

/**
 * Reads the export of Apple Health as its text arrives: it may have gigabytes and is never held as a whole. `read` takes a
 * piece of the text and returns the readings that are complete; `end` returns those that need the whole file: pressures, whose
 * correlation comes last, and what several sources count at once. Both throw a `FileRefusal` for anything but such an export.
 */
export class AppleHealthReader {
  readonly #parser = new SaxesParser()
  readonly #records: RecordReader
  #record: HealthElement | undefined
  #correlation: HealthElement | undefined
  #depth = 0
  #line = 1
  #characters = 0
  #isHealth = false
  /** Whether the tag that is being read has a fault; null between tags. */
  #isTagBroken: boolean | null = null

  constructor(
    zone: string,
    readonly leftOut: LeftOut,
  ) {
    this.#records = new RecordReader(zone, leftOut)
    this.#parser.on('doctype', (text) => {
      if (/<!ENTITY/i.test(text)) throw new FileRefusal('entities', this.#parser.line)
    })
    this.#parser.on('opentagstart', () => {
      this.#line = this.#parser.line
      this.#isTagBroken = false
    })
    this.#parser.on('opentag', ({ name, attributes }) => this.#open(name, attributes))
    this.#parser.on('closetag', ({ name }) => this.#close(name))
    this.#parser.on('error', ({ message }) => this.#note(message))
  }

  read(text: string): Found[] {
    this.#characters += text.length
    this.#parser.write(text)
    if (this.#characters > MAX_CHARACTERS) throw new FileRefusal('size', this.#line)
    return this.#records.takeComplete()
  }

  *end(): Generator<Found> {
    this.#parser.close()
    if (!this.#isHealth) throw new FileRefusal('notHealth')
    yield* this.#records.end()
  }

  #open(name: string, attributes: HealthElement['attributes']): void {
    const line = this.#line
    this.#characters = 0
    this.#depth++
    if (this.#depth > MAX_DEPTH) throw new FileRefusal('depth', line)
    this.#isHealth ||= name === 'HealthData'
    if (!this.#isHealth) throw new FileRefusal('notHealth', line, name)
    if (name === 'Record') this.#record = { attributes, line }
    if (name === 'Correlation' && attributes['type'] === BLOOD_PRESSURE)
      this.#correlation = { attributes, line }
    if (name === 'MetadataEntry') noteMetadata(this.#record ?? this.#correlation, attributes)
    const isBroken = this.#isTagBroken === true
    this.#isTagBroken = null
    if (isBroken) this.#noteFault(line)
  }

  #close(name: string): void {
    this.#characters = 0
    this.#depth--
    if (name === 'Record' && this.#record) {
      this.#records.add(this.#record, this.#correlation)
      this.#record = undefined
    }
    if (name === 'Correlation' && this.#correlation) {
      this.#records.endCorrelation(this.#correlation)
      this.#correlation = undefined
    }
  }

  /** A fault of the file. Apple's own files have some: control characters in names of devices, and a broken document type. */
  #note(message: string): void {
    if (message.includes('disallowed character')) return
    if (message.includes('unclosed tag')) this.leftOut.add('cut', this.#parser.line)
    else if (this.#isTagBroken !== null) this.#isTagBroken = true
    else if (this.#depth > 0) this.#noteFault(this.#parser.line)
  }

  /** Leaves the record out that is open, or else counts the fault by itself. */
  #noteFault(line: number): void {
    if (this.#record) this.#record.isBroken = true
    else this.leftOut.add('xml', line)
  }
}

function noteMetadata(
  element: HealthElement | undefined,
  { key = '', value = '' }: Readonly<Record<string, string>>,
): void {
  if (!element) return
  if (key === 'HKTimeZone' && isPlace(value)) element.zone = value
  if (key === 'HKWasUserEntered') element.isTyped = value === '1'
  // HKBloodGlucoseMealTime: 1 is preprandial, 2 postprandial.
  if (key === 'HKBloodGlucoseMealTime' && (value === '1' || value === '2'))
    element.meal = value === '1' ? 'before' : 'after'
}
