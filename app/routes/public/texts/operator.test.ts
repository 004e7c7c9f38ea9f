import { describe, expect, test } from 'vitest'
import { inLanguage } from '#app/lib/language-path.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()

const SELLER = {
  name: 'Prairie Boards LLC',
  address: '12 Larkin Ave, Joliet, IL 60435',
  phone: '(815) 555-0142',
  email: 'office@prairie.example',
  taxId: '36-1234567',
}

async function read(path: string, seller = SELLER) {
  return (await (await siteWith(db, { settings: { seller } })).get(path)).text()
}

const partOf = (html: string, tag: string) =>
  new RegExp(`<${tag}[ >].*?</${tag}>`, 'su').exec(html)?.[0] ?? ''

describe('[TEXT-03] who runs the site', () => {
  test.each(['/about', '/terms', '/privacy-policy'])('stands on %s with all that is set', async (path) => {
    const main = partOf(await read(path), 'main')
    for (const fact of Object.values(SELLER)) expect(main).toContain(fact)
  })

  test.each(['/', '/signup', '/search'])('is in the footer of %s, without the tax number', async (path) => {
    const footer = partOf(await read(path), 'footer')
    for (const fact of [SELLER.name, SELLER.address, SELLER.phone, SELLER.email])
      expect(footer).toContain(fact)
    expect(footer).not.toContain(SELLER.taxId)
  })

  test('is next to the contact form', async () => {
    const main = partOf(await read('/contact'), 'main')
    for (const fact of [SELLER.name, SELLER.address, SELLER.phone, SELLER.email]) expect(main).toContain(fact)
  })

  test('is shown as far as it is set: a business without a phone has no line for it', async () => {
    const main = partOf(await read('/about', { ...SELLER, phone: '', taxId: '' }), 'main')
    expect(main).toContain(SELLER.name)
    expect(main).not.toContain('Phone')
    expect(main).not.toContain('Tax ID')
  })

  test.each([
    ['en', 'The operator has not published'],
    ['ru', 'Владелец сайта ещё не указал'],
    ['es', 'El responsable del sitio aún no ha publicado'],
  ] as const)('is not made up where it is not set, and the page says so (%s)', async (lang, words) => {
    const unnamed = { ...SELLER, name: '' }
    expect(partOf(await read(inLanguage(lang, '/about'), unnamed), 'main')).toContain(words)
    expect(await read(inLanguage(lang, '/contact'), unnamed)).not.toContain(SELLER.address)
  })
})
