import { z } from 'zod'
import { expect, test } from './journey.ts'
import { screenshot } from './page-checks.ts'

const document = z.object({
  paths: z.record(z.string(), z.object({ post: z.object({ summary: z.string() }) })),
})

test.describe('the reference of the API', () => {
  test('[API-03] shows every endpoint, and what one takes and returns, under its policy and from this site alone', async ({
    openPage,
  }) => {
    const page = await openPage({ language: 'en' })
    const { paths } = document.parse(await (await page.request.get('/api/openapi.json')).json())

    await page.goto('/api/docs')

    const endpoints = page.locator('.opblock-summary')
    await expect(endpoints).toHaveCount(Object.keys(paths).length)
    const [path = '', operation] = Object.entries(paths)[0] ?? []
    await expect(endpoints.first()).toContainText(operation?.post.summary ?? path)
    await endpoints.filter({ hasText: '/api/cancel-subscription' }).getByRole('button').first().click()
    const opened = page.locator('.opblock.is-open')
    await expect(opened).toContainText('subscriptionId')
    await expect(opened).toContainText('No one is signed in.')
    await expect(page.getByRole('button', { name: 'Try it out' })).toHaveCount(0)
    await screenshot(page, 'api-reference')
  })
})
