import { codesOf, wordsOf, type Value } from './fhirValue'

/**
 * What says that there is nothing, or that nobody knows: HL7's list, and the situations of SNOMED CT: no known allergy (also to medicines,
 * food, animals, insects, latex and the environment), no current problem, no medicine.
 */
const codes =
  /^(no-known-|no-\w+-info|716186003|409137002|428607008|429625007|428197003|716220001|1003774007|160244002|160245001|787481004|not-asked|unknown$)/

/** The same in words, where a summary has no code for it, in the languages of neighbours. */
const words = [
  /^(no|none|nil|not) (currently |current |previously )?known\b/,
  /^no (current|active|relevant|significant) (problem|medic|allerg|condition|disease|illness)/,
  /^(nkda|nka|none|nil|unknown|n\/a)$/,
  /^(sin|ningun[oa]?|no se conocen?|no hay|no constan?|no refiere|niega) .*(alergi|intoleranci|enfermedad|problema|medica|conocid)/,
  /^(keine|kein) .*(bekannt|allergi)/,
  /^(aucune?|pas d['’e]) ?.*connu/,
  /^(nessun[ao]?|nenhuma?) .*(not[aoe]|conhecid)/,
  /^geen (bekende|bekend|allergi)/,
] as const

const concepts = ['code', 'medicationCodeableConcept', 'vaccineCode'] as const

/** Whether a resource says that there is nothing, or that it is not known. It is no record, and nothing that is lost. */
export const isAbsent = (resource: Value): boolean =>
  concepts
    .map((name) => resource[name])
    .some(
      (concept) =>
        codesOf(concept).some((code) => codes.test(code)) ||
        words.some((pattern) => pattern.test(wordsOf(concept).toLowerCase())),
    )

/** What was written by mistake or ruled out, was never done or taken, or must not be given. It is no record of the person. */
export const isDenied = (resource: Value): boolean =>
  /^(entered-in-error|not-taken|not-done|preparation|draft)$/.test(String(resource['status'])) ||
  codesOf(resource['verificationStatus']).some((code) => /^(refuted|entered-in-error)$/.test(code)) ||
  resource['doNotPerform'] === true
