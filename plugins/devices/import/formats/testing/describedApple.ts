import { lines, type DescribedFile } from './described'

const healthKit = 'https://developer.apple.com/documentation/healthkit'

const apple = (...records: string[]) =>
  lines('<?xml version="1.0" encoding="UTF-8"?>', '<HealthData locale="en_GB">', ...records, '</HealthData>')

const file = { name: 'export.xml', format: 'appleHealth' }

/** What the export of Apple Health writes. */
export const describedApple: readonly DescribedFile[] = [
  {
    ...file,
    source: `${healthKit}/hkmetadatakeybloodglucosemealtime`,
    what: 'glucose with the molar mass in its unit, before a meal',
    content: apple(
      '<Record type="HKQuantityTypeIdentifierBloodGlucose" sourceName="Health" sourceVersion="17.3" unit="mmol&lt;180.1558800000541&gt;/L" creationDate="2026-01-09 22:32:54 +0200" startDate="2026-01-09 12:30:00 +0200" endDate="2026-01-09 12:30:00 +0200" value="4.59">',
      '  <MetadataEntry key="HKWasUserEntered" value="1"/>',
      '  <MetadataEntry key="HKBloodGlucoseMealTime" value="1"/>',
      '</Record>',
    ),
    values: [['2026-01-09T10:30:00.000Z', { 11: 82.69 }, 'before']],
  },
  {
    ...file,
    source: `${healthKit}/hkbloodglucosemealtime/postprandial`,
    what: 'glucose after a meal, and a weight with the same metadata, which has no meal',
    content: apple(
      '<Record type="HKQuantityTypeIdentifierBloodGlucose" sourceName="Meter" unit="mg/dL" startDate="2026-02-03 14:30:00 +0100" endDate="2026-02-03 14:30:00 +0100" value="131"><MetadataEntry key="HKBloodGlucoseMealTime" value="2"/></Record>',
      '<Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Meter" unit="kg" startDate="2026-02-03 14:31:00 +0100" endDate="2026-02-03 14:31:00 +0100" value="70"><MetadataEntry key="HKBloodGlucoseMealTime" value="2"/></Record>',
    ),
    values: [
      ['2026-02-03T13:30:00.000Z', { 11: 131 }, 'after'],
      ['2026-02-03T13:31:00.000Z', { 8: 70 }],
    ],
  },
  {
    ...file,
    source: 'https://github.com/plgonzalezrx8/stelo_extractor',
    what: 'a sensor without creationDate, in a zone behind UTC',
    content: apple(
      '<Record type="HKQuantityTypeIdentifierBloodGlucose" sourceName="Stelo" unit="mg/dL" value="118" startDate="2026-07-07 12:00:00 -0700" endDate="2026-07-07 12:00:00 -0700"/>',
      '<Record type="HKQuantityTypeIdentifierBloodGlucose" sourceName="Stelo" unit="mg/dL" value="101" startDate="2026-07-07 12:05:00 -0700" endDate="2026-07-07 12:05:00 -0700"/>',
    ),
    values: [
      ['2026-07-07T19:00:00.000Z', { 11: 118 }],
      ['2026-07-07T19:05:00.000Z', { 11: 101 }],
    ],
  },
  {
    ...file,
    source: `${healthKit}/hkquantitytypeidentifier/bodymass`,
    what: 'a weight in pounds of an iPhone in California',
    content: apple(
      '<Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Health" sourceVersion="17.2" device="iPhone 15 Pro" unit="lb" creationDate="2026-01-15 07:00:00 -0800" startDate="2026-01-15 07:00:00 -0800" endDate="2026-01-15 07:00:00 -0800" value="175"/>',
    ),
    values: [['2026-01-15T15:00:00.000Z', { 8: 79.38 }]],
  },
  {
    ...file,
    source: `${healthKit}/hkquantitytypeidentifier/bodytemperature`,
    what: 'a temperature in degrees Fahrenheit',
    content: apple(
      '<Record type="HKQuantityTypeIdentifierBodyTemperature" sourceName="Thermo" unit="degF" startDate="2026-03-14 07:20:00 -0400" endDate="2026-03-14 07:20:00 -0400" value="98.6"/>',
    ),
    values: [['2026-03-14T11:20:00.000Z', { 9: 37 }]],
  },
  {
    ...file,
    source: `${healthKit}/hkquantitytypeidentifier/oxygensaturation`,
    what: 'oxygen as a fraction with the unit %, at half an hour from UTC',
    content: apple(
      '<Record type="HKQuantityTypeIdentifierOxygenSaturation" sourceName="Watch" unit="%" startDate="2026-03-01 06:00:00 +0530" endDate="2026-03-01 06:00:00 +0530" value="0.97"/>',
    ),
    values: [['2026-03-01T00:30:00.000Z', { 1: 97 }]],
  },
  {
    ...file,
    source: `${healthKit}/hkcategoryvaluesleepanalysis`,
    what: 'a night with its stages; the time in bed is not sleep',
    content: apple(
      ...[
        ['22:00', 'InBed', '05:30'],
        ['22:30', 'AsleepCore', '02:30'],
        ['02:30', 'AsleepDeep', '04:00'],
        ['04:00', 'AsleepREM', '05:30'],
      ].map(([from = '', stage, to = '']) => {
        const day = (time: string) => `2026-01-${time > '12' ? '01' : '02'} ${time}:00 +0000`
        return `<Record type="HKCategoryTypeIdentifierSleepAnalysis" sourceName="Watch" startDate="${day(from)}" endDate="${day(to)}" value="HKCategoryValueSleepAnalysis${stage}"/>`
      }),
    ),
    values: [
      ['2026-01-02T02:30:00.000Z', { 6: 14_400, 13: 14_400 }],
      ['2026-01-02T04:00:00.000Z', { 6: 5400, 12: 5400 }],
      ['2026-01-02T05:30:00.000Z', { 6: 5400 }],
    ],
  },
  {
    ...file,
    source: `${healthKit}/hkquantitytypeidentifier/heartratevariabilitysdnn`,
    what: 'the variability of the pulse, with its beats inside, after a document type',
    content: lines(
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<!DOCTYPE HealthData [',
      '<!-- HealthKit Export Version: 14 -->',
      '<!ELEMENT HealthData (ExportDate,Me,(Record|Workout)*)>',
      ']>',
      '<HealthData locale="es_ES">',
      ' <ExportDate value="2026-01-04 12:00:00 +0000"/>',
      ' <Record type="HKQuantityTypeIdentifierHeartRateVariabilitySDNN" sourceName="Watch" unit="ms" startDate="2026-01-02 07:05:00 +0000" endDate="2026-01-02 07:06:00 +0000" value="50">',
      '  <HeartRateVariabilityMetadataList>',
      '   <InstantaneousBeatsPerMinute bpm="60" time="7:05:01.10"/>',
      '  </HeartRateVariabilityMetadataList>',
      ' </Record>',
      '</HealthData>',
    ),
    values: [['2026-01-02T07:05:00.000Z', { 5: 50 }]],
  },
  {
    ...file,
    source: `${healthKit}/hkcorrelationtypeidentifier/bloodpressure`,
    what: 'a blood pressure, whose parts are written once more outside their correlation',
    content: (() => {
      const part = (name: string, value: number) =>
        `<Record type="HKQuantityTypeIdentifierBloodPressure${name}" sourceName="Monitor" unit="mmHg" creationDate="2026-02-01 08:00:05 +0100" startDate="2026-02-01 08:00:00 +0100" endDate="2026-02-01 08:00:00 +0100" value="${value}"/>`
      return apple(
        part('Systolic', 128),
        part('Diastolic', 79),
        '<Correlation type="HKCorrelationTypeIdentifierBloodPressure" sourceName="Monitor" creationDate="2026-02-01 08:00:05 +0100" startDate="2026-02-01 08:00:00 +0100" endDate="2026-02-01 08:00:00 +0100">',
        part('Systolic', 128),
        part('Diastolic', 79),
        '</Correlation>',
      )
    })(),
    values: [['2026-02-01T07:00:00.000Z', { 2: 128, 3: 79 }]],
  },
]
