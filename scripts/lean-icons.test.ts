import { expect, test } from 'vitest'
import { withIconsAlone } from './lean-icons.ts'

test('a page imports the icons it shows, and under the names it gives them', () => {
  const code = `import { CircleUserRound, Heart as HeartIcon, } from 'lucide-react'\nimport { Go } from './go.tsx'\n`

  expect(withIconsAlone(code)).toBe(
    `import CircleUserRound from 'icon:circle-user-round';import HeartIcon from 'icon:heart'\nimport { Go } from './go.tsx'\n`,
  )
})
