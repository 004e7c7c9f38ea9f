import { expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { refuseFor, secondsToWait } from './refusal.ts'

test.for([
  [1, 'en', 'Rate limit exceeded. Try again in 1 second.'],
  [59, 'en', 'Rate limit exceeded. Try again in 59 seconds.'],
  [60, 'en', 'Rate limit exceeded. Try again in 1 minute.'],
  [720, 'ru', 'Слишком много запросов. Повторите через 12 минут.'],
  [61, 'ru', 'Слишком много запросов. Повторите через 2 минуты.'],
  [7199, 'es', 'Demasiadas solicitudes. Inténtalo de nuevo en 120 minutos.'],
  [8640, 'en', 'Rate limit exceeded. Try again in 3 hours.'],
] as const)(
  '[LANG-08] a wait of %i seconds is written in %s as people count it',
  ([seconds, language, text]) => {
    const refusal = refuseFor(seconds)

    expect(TRANSLATE[language].dynamic(refusal.code, refusal.params)).toBe(text)
    expect(secondsToWait(refusal)).toBe(seconds)
  },
)
