import countries from './unitsOfCountry.json'

/** Which units people in a country read instead of °C, kg and mg/dl. */
export interface UnitsOfCountry {
  hasFahrenheit: boolean
  hasPounds: boolean
  hasMillimoles: boolean
}

/** The units of the country of a language tag, for example `en-US`. */
export function unitsOfCountry(tag: string): UnitsOfCountry {
  const country = new Intl.Locale(tag).maximize().region ?? ''
  return {
    hasFahrenheit: countries.fahrenheit.includes(country),
    hasPounds: countries.pounds.includes(country),
    hasMillimoles: countries.millimoles.includes(country),
  }
}
