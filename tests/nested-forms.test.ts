import { expect, test } from 'vitest'
import { depthOfForms } from './e2e/nested-forms.ts'

test('[ADM-06] a form inside a form is found in what a page is served as, and forms beside each other are none', () => {
  expect(depthOfForms('<main>no form</main>')).toBe(0)
  expect(depthOfForms('<form><b>a</b></form><form></form>')).toBe(1)
  expect(depthOfForms('<form method="post"><dialog><FORM><input></FORM></dialog></form>')).toBe(2)
  expect(depthOfForms('<form><script>"<form></form>"</script><!-- <form> --></form>')).toBe(1)
})
