/** What texts of a language must not say. `docs/glossary.md` explains the rules. */
export interface TextRule {
  rule: string
  refused: RegExp
  /** Texts that are right although they match. */
  except?: RegExp
  /** A text that breaks the rule. */
  sample: string
}

const americanSpellings = [
  /(colo|favo|behavio|neighbo|hono|labo|humo|flavo)rs?\b/,
  /(organi|recogni|reali|apologi|authori|customi|personali|minimi|maximi|summari|prioriti|hospitali)z(e|ed|es|ing|ation)\b/,
  /\b(center(s|ed)?|liters?|fibers?|theaters?)\b/,
  /\b(cancel|travel|label|model|signal|dial)(ed|ing)\b/,
  /\b(pediatric(s|ian)|gynecolog\w*|hematolog\w*|hemoglobin|anemia|orthopedics|diarrhea|esophagus|tumors?)\b/,
  /\b(catalog|gray|skeptical|enrollment|fulfill|zip code|cell phone|vacation|dependents)\b/,
]

export const englishRules: readonly TextRule[] = [
  {
    rule: 'British spelling and words',
    refused: new RegExp(americanSpellings.map(({ source }) => source).join('|'), 'i'),
    sample: 'Choose your favorite color',
  },
  {
    rule: 'the names of people have ’s: {{person}}’s appointment',
    refused:
      /\b(of|for the \w+ of) “?\{\{(person|patient)\}\}”?(?!’)|\{\{(person|patient|name)\}\}’(?!s)|’s’/,
    sample: 'The appointment of {{person}} is booked',
  },
  {
    rule: 'contractions with not: don’t, can’t, couldn’t',
    refused: /\b(do|does|did|is|are|was|were|has|have|had|could|would|should|will) not\b|\bcannot\b/i,
    except: /^Did not attend$|did not attend\.$/,
    sample: 'We could not load your appointments',
  },
  {
    rule: 'contractions of we, you and they: we’ll, you’re, they’ve',
    refused: /\b(we|you|they) will\b|\b(we|you|they) are \w|\b(we|you|they) have (been|sent|saved|paid)\b/i,
    sample: 'We will send you a code',
  },
  { rule: 'typographic apostrophes and quotation marks', refused: /\w'\w|"/, sample: "We'll call you" },
  { rule: '“email”, without a hyphen', refused: /\be-mails?\b/i, sample: 'Check your e-mail' },
  { rule: '“someone”', refused: /\bsomebody\b/i, sample: 'Somebody else saved it' },
  {
    rule: 'no literal translations',
    refused: new RegExp(
      [
        'in (your|their) charge',
        'in the charge of',
        'first care',
        'conditions of the service',
        'keys in calls',
        'repeat the (new )?password',
        'ask for another one',
        'you see it only now',
        'tell me even when',
        'changed? meanwhile',
        'has lost the connection',
        'there is no connection',
        'present (password|e-?mail)',
        'former (e-?mail|phone|telephone)',
        'is proposed (to|for)',
        'medical exams?',
        'check of camera',
        'clinical history',
        'telephone',
        'program is using',
        'photograph',
      ].join('|'),
      'i',
    ),
    sample: 'Family: someone in your charge',
  },
  {
    rule: 'sentence case',
    refused: /^[A-Z][a-z]+ (?:[A-Z][a-z]+ )+[A-Z][a-z]+$/,
    sample: 'Book An Appointment',
  },
  {
    rule: 'dates by a placeholder or as DD-MM-YYYY',
    refused:
      /\b(January|February|March|April|June|July|August|September|October|November|December) \d|\d+(st|nd|rd|th) of\b/,
    sample: 'Closed on December 3, 2026',
  },
]

export const spanishRules: readonly TextRule[] = [
  {
    rule: '“iniciar sesión” for a sign-in',
    refused:
      /^entrar$|^entrando…$|\bentr(a|ar|as|arás|ado|amos) (otra vez|de nuevo|en tu portal|en el portal|con (tu|su|ella|este|una llave|\{\{))|\b(vuelv[ae]|volver) a entrar\b/i,
    sample: 'Entra con tu correo',
  },
  {
    rule: '“anular” a cita, never “cancelar”',
    refused: /\bcancel\w+ (la|tu|su|esta) cita\b|\bcita (está )?cancelada\b/i,
    sample: 'Cancelar la cita',
  },
  {
    rule: '“tú”, never “usted”',
    refused: /\b(usted|ustedes|introduzca|seleccione|compruebe|inténtelo|escriba|pulse)\b/i,
    sample: 'Introduzca su correo',
  },
]
